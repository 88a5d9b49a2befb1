/** edmDocno: what express delivery is called on the wire, ours as the specification shows none. */
export const EXPRESS_ID = 1;
/** Platinum's own variant (remaining.md C44). */
export const PRIORITY_ID = 2;
export const EXPRESS_DOCTYPE = 'EDM';

/** A full bag with a tick: it worked. Drawn, so that nothing has to be fetched for it. */
export function ThanksBag() {
  return (
    <svg width={88} height={88} viewBox="0 0 88 88" aria-hidden="true">
      <path d="M30 34c-8-9-6-21 1-27 5 7 8 13 7 22" fill="#4f9b57" />
      <path d="M34 33c-2-12 4-22 13-26 3 9 1 18-5 25" fill="#6fb865" />
      <circle cx={55} cy={29} r={11} fill="#d9483b" />
      <path d="M55 20c0-4 2-6 5-7" fill="none" stroke="#6a4a2c" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M20 36c0-9 4-16 9-16s8 7 8 16" fill="#e2b873" />
      <path d="M14 34h56l5 44a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5z" fill="#d9b27c" />
      <path d="M14 34h56l1.400 12H12.600z" fill="#c79a5f" />
      <path d="M30 42v5a12 12 0 0 0 24 0v-5" fill="none" stroke="#8a6236" strokeWidth={3} strokeLinecap="round" />
      <circle cx={70} cy={70} r={15} fill="var(--palm)" stroke="var(--palm-soft)" strokeWidth={3} />
      <path
        d="m63 70 5 5 9-10"
        fill="none"
        stroke="var(--on-palm)"
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/**
 * When a body that came with status 200 counts as success. The specification says it for each call (storefront.md section 7, account.md
 * section 7), and not always alike; a call without a word on it succeeds with status 1.
 */
export type SuccessRule = (body: unknown) => boolean;

/** A refusal has status 0 and a sentence for the shopper. */
export const isStatusOne: SuccessRule = (body) => fieldsOf(body).status === 1;

/** Such a call says 'Success' and nothing else. */
export const isStatusOneSuccess: SuccessRule = (body) => isStatusOne(body) && isMessageSuccess(body);

/** Whatever its status; one that says 0 is a refusal all the same. */
export const isMessageSuccess: SuccessRule = (body) => {
  const { status, message } = fieldsOf(body);
  return message === 'Success' && status !== 0;
};

/** The call answers `true` itself, or in an envelope. */
export const isTrue: SuccessRule = (body) => body === true || (isStatusOne(body) && fieldsOf(body).data === true);

function fieldsOf(body: unknown): { status?: unknown; message?: unknown; data?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}

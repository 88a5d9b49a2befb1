/** Under which points were spent on a voucher, and under which that was given: once for each attempt of its shopper. */
const BEGINNING = 'points-voucher ';

export function voucherKey(userId: number, attempt: string): string {
  return `${BEGINNING}${userId} ${attempt}`;
}

export function isVoucherKey(key: string): boolean {
  return key.startsWith(BEGINNING);
}

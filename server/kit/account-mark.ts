import { createHmac, randomBytes } from 'node:crypto';

/** Without LOG_KEY each process has its own: its marks can be compared within its log alone. */
const ownKey = randomBytes(32).toString('hex');

/** Tells that two failed sign-ins were for the same account, without telling for which one (security.md row 40). */
export function accountMark(name: string, logKey: string | null): string {
  return createHmac('sha256', logKey ?? ownKey)
    .update(name)
    .digest('base64url')
    .slice(0, 16);
}

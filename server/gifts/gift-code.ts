/**
 * The code of an e-gift: 80 bits of an HMAC of its number under GIFT_KEY. It is kept nowhere, so nobody reads it out of the database; a mail
 * that is sent again carries the same. What is typed is found by its hash.
 */
import { createHash, createHmac } from 'node:crypto';

import { writeEgiftCode } from '#contract/rules/egift-code.ts';
import type { Settings } from '#server/kit/settings.ts';

/** Of a shop without a key of its own; the settings let it start on this machine or as a demo alone. */
const DEMO_KEY = 'the demo shop has no secret of its own';

export function codeOfGift({ giftKey }: Pick<Settings, 'giftKey'>, id: number): string {
  return writeEgiftCode(
    createHmac('sha256', giftKey ?? DEMO_KEY)
      .update(`e-gift ${id}`)
      .digest(),
  );
}

/** SHA-256; `code` as `writeEgiftCode` writes it. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

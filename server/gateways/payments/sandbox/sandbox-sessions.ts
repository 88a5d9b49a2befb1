/** A card that was typed into the sandbox's frame: checked, told apart by what the test card is for, and forgotten but for that. */
import { randomBytes } from 'node:crypto';

import { byKind } from '#contract/wire-checks.ts';
import { text } from '#contract/wire-types.ts';
import { record, type Decoded } from '#contract/wire.ts';

import { refuseForGood } from './sandbox-refusal.ts';
import type { SandboxDeps } from './sandbox.ts';
import { testCardCvvLength, findTestCard, maskPan } from './test-cards.ts';

/** What a frame sends; the number and the CVV go no further than `openCardSession`. */
export const typedCard = byKind({
  card: record({
    number: ['number', text(19)],
    name: ['name', text(100)],
    expiry: ['expiry', text(5)],
    cvv: ['cvv', text(4)],
  }),
  cvv: record({ cvv: ['cvv', text(4)] }),
});

/**
 * The session's id.
 * @throws SandboxRefusal
 */
export async function openCardSession(
  { db, tables, clock }: Pick<SandboxDeps, 'db' | 'tables' | 'clock'>,
  typed: Decoded<typeof typedCard>,
): Promise<string> {
  const id = `ses_${randomBytes(18).toString('base64url')}`;
  const madeAt = clock.now();
  if (!/^\d{3,4}$/.test(typed.cvv)) refuseForGood('The CVV is not right');
  if (typed.kind === 'cvv') {
    await db.orm.insert(tables.session).values({ id, kind: 'cvv', isNameValid: true, madeAt });
    return id;
  }
  const card = findTestCard(typed.number);
  if (!card) return refuseForGood('The sandbox takes its test cards only');
  if (typed.cvv.length !== testCardCvvLength(card.scheme)) refuseForGood('The CVV is not right');
  if (!isInFuture(typed.expiry, madeAt)) refuseForGood('The card has expired');
  const isNameValid = /\p{L}/u.test(typed.name);
  if (!isNameValid) refuseForGood('The name is missing');
  await db.orm.insert(tables.session).values({
    id,
    kind: 'card',
    outcome: card.outcome,
    scheme: card.scheme,
    maskedPan: maskPan(card.number),
    expiry: typed.expiry,
    isNameValid,
    madeAt,
  });
  return id;
}

/** MM/YY, good to the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month !== undefined && new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now;
}

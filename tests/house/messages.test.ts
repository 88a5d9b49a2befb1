import { expect, test } from 'vitest';

import { accountMessages } from '#contract/messages/account.ts';
import { addressMessages } from '#contract/messages/addresses.ts';
import { billMessages } from '#contract/messages/bills.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { chatMessages } from '#contract/messages/chat.ts';
import { egiftMessages } from '#contract/messages/egifts.ts';
import { listMessages } from '#contract/messages/lists.ts';
import { notifyMessages } from '#contract/messages/notify.ts';
import { ratingMessages } from '#contract/messages/ratings.ts';
import { recyclingMessages } from '#contract/messages/recycling.ts';
import { referralMessages } from '#contract/messages/referrals.ts';
import { regularMessages } from '#contract/messages/regulars.ts';
import { rewardMessages } from '#contract/messages/rewards.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { statementMessages } from '#contract/messages/statements.ts';
import { notKeptMessages, refusalMessages, savedMessages } from '#contract/messages/sync.ts';
import { tierMessages } from '#contract/messages/tiers.ts';
import { walletMessages } from '#contract/messages/wallet.ts';

import { sourceFiles } from './source-files.ts';

const CATALOGUES = {
  accountMessages,
  addressMessages,
  billMessages,
  cartMessages,
  chatMessages,
  egiftMessages,
  listMessages,
  notifyMessages,
  notKeptMessages,
  ratingMessages,
  recyclingMessages,
  regularMessages,
  referralMessages,
  refusalMessages,
  rewardMessages,
  savedMessages,
  sessionMessages,
  statementMessages,
  tierMessages,
  walletMessages,
};

const code = sourceFiles().filter(
  ({ path }) =>
    /^(src|server|contract)\//.test(path) && !path.startsWith('contract/messages/') && !/\.test\./.test(path),
);

/** Said by its name, or chosen by a variable from a catalogue while its name stands as a string somewhere. */
function isSaid(catalogue: string, sentence: string): boolean {
  const named = new RegExp(`\\b${catalogue}\\.${sentence}\\b|\\{[^}]*\\b${sentence}\\b[^}]*\\} = ${catalogue}\\b`);
  if (code.some(({ text }) => named.test(text))) return true;
  const quoted = new RegExp(`['"]${sentence}['"]`);
  return code.some(({ text }) => text.includes(`${catalogue}[`)) && code.some(({ text }) => quoted.test(text));
}

// Knip cannot see that a key of an object is unused: five sentences of the specification were kept here and never said (W9).
test('every sentence of the message catalogues is said somewhere', () => {
  const unsaid = Object.entries(CATALOGUES).flatMap(([catalogue, sentences]) =>
    Object.keys(sentences)
      .filter((sentence) => !isSaid(catalogue, sentence))
      .map((sentence) => `${catalogue}.${sentence}`),
  );
  expect(unsaid).toEqual([]);
});

test('a sentence that nobody says is found', () => {
  expect(isSaid('cartMessages', 'added')).toBe(true);
  expect(isSaid('cartMessages', ['never', 'Said'].join(''))).toBe(false);
});

/** What a demo shopper can be given by hand; each gift is a new one. Nothing of it is paid for: money is posted against goodwill. */
import { randomUUID } from 'node:crypto';

import type { Transaction } from '#server/kit/database.ts';
import { post } from '#server/ledger/post.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { giveVoucher } from '#server/vouchers/store.ts';

interface DemoGift {
  readonly userId: number;
  /** Dirhams, or points. */
  readonly count: number;
  readonly at: Date;
  readonly settings: ShopSettings;
}

interface GiftKind {
  /** What was given, for the person at the command line. */
  readonly words: (count: string) => string;
  readonly give: (tx: Transaction, gift: DemoGift) => Promise<boolean>;
}

const FILS = 100;

export const DEMO_GIFTS: ReadonlyMap<string, GiftKind> = new Map<string, GiftKind>([
  [
    'wallet',
    {
      words: (count) => `AED ${count} were put into the wallet`,
      give: (tx, { userId, count, at }) =>
        post(tx, {
          key: newKey(),
          kind: 'goodwill',
          at,
          postings: [
            [{ kind: 'wallet', userId }, count * FILS],
            [{ kind: 'goodwill' }, -count * FILS],
          ],
        }),
    },
  ],
  [
    'points',
    {
      words: (count) => `${count} reward points were given`,
      give: (tx, { count, ...gift }) => earnPoints(tx, { ...gift, key: newKey(), kind: 'given', points: count }),
    },
  ],
  [
    'voucher',
    {
      words: (count) => `A voucher of AED ${count} was given`,
      give: (tx, { count, ...gift }) => {
        const title = { en: 'Welcome voucher', ar: 'قسيمة ترحيب' };
        return giveVoucher(tx, { ...gift, key: newKey(), title, fils: count * FILS });
      },
    },
  ],
]);

function newKey(): string {
  return `demo ${randomUUID()}`;
}

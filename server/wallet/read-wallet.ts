/** What the wallet's page says of the wallet: its balance, what it saved, and the last six months (remaining.md WA 2). */
import { addDays, dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import type { WalletBalance, WalletMonth } from '#contract/wallet.ts';
import type { Database } from '#server/kit/database.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { walletMonths, walletSumOf } from '#server/ledger/wallet-entries.ts';
import { savedInOrders } from '#server/orders/saved-in-orders.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

const MONTHS = 6;

interface Read {
  readonly db: Database;
  readonly shop: ShopSettings;
  readonly now: Date;
}

/**
 * Amounts in fils. Six months are the running one and the five before it, in Asia/Dubai. Saved is what code, voucher and points took off the
 * orders that were delivered in them, as statements count it, and the bonuses in money of top-ups; goods that came as a bonus and lower
 * prices of single products are not counted.
 */
export function readWalletOf({ db, shop, now }: Read, userId: number): Promise<WalletBalance> {
  return db.snapshot(async (tx) => {
    const months = lastMonths(dubaiDay(now).slice(0, 7));
    const since = dubaiTime(`${months[0]}-01`, 0);
    const { balance, available, reserved } = await balanceOf(tx, { kind: 'wallet', userId });
    const moved = new Map((await walletMonths(tx, userId, since)).map((one) => [one.month, one]));
    const saved = await savedInOrders(tx, userId, since);
    const bonus = await walletSumOf(tx, userId, { kind: 'top_up_bonus', since });
    return {
      balance,
      available,
      reserved,
      savings: saved + bonus,
      months: closing(months, moved, balance),
      limits: {
        topUpLeast: shop.topUpLeast,
        topUpMost: shop.topUpMost,
        friendLeast: shop.friendLeast,
        friendMost: shop.friendDayMost,
        friendFree: shop.friendDayFree,
        friendWaitsDays: shop.friendWaitsDays,
      },
    };
  });
}

/** The oldest first, 2026-06 to 2026-11. */
function lastMonths(month: string): string[] {
  const months = [month];
  while (months.length < MONTHS) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
}

/** Each with what was left at its end, reckoned back from what is there now. */
function closing(
  months: readonly string[],
  moved: ReadonlyMap<string, Pick<WalletMonth, 'cameIn' | 'wentOut'>>,
  now: number,
): WalletMonth[] {
  let balance = now;
  return months
    .toReversed()
    .map((month) => {
      const { cameIn, wentOut } = moved.get(month) ?? { cameIn: 0, wentOut: 0 };
      const row = { month, cameIn, wentOut, balance };
      balance -= cameIn - wentOut;
      return row;
    })
    .toReversed();
}

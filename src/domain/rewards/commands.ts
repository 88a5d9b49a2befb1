/** What a shopper does with reward points. It needs the network; nothing is queued. */
import type { QueryClient } from '@tanstack/react-query';

import { turnIntoVoucher, type PointsVoucher } from '#contract/rewards.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { askOnce } from '#src/domain/payments/ask-once.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';

import { myRewards } from './queries.ts';

/** Points and vouchers are read again whatever came of it: an answer that was lost may have been a yes. `points`: one block. */
export async function makeVoucherOfPoints(
  client: QueryClient,
  points: number,
): Promise<Result<PointsVoucher, AppError>> {
  const made = await askOnce(client, turnIntoVoucher, { name: 'points-voucher', input: { points } });
  void client.invalidateQueries({ queryKey: myRewards().queryKey });
  void client.invalidateQueries({ queryKey: extras().queryKey });
  return made.ok ? { ok: true, value: made.value.value } : made;
}

/** Rating a delivery, and tips for those who worked on it (account.md section 4, Rating and tipping). */
import type { QueryClient } from '@tanstack/react-query';

import {
  readRating,
  tipByCard,
  tipByWallet,
  updateRating,
  type RatingState,
  type TipPayload,
} from '#contract/ratings.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { fleetingQuery } from '#src/net/private-query.ts';
import { sendCall } from '#src/net/read-query.ts';

import { act, refreshOrders } from './commands.ts';
import type { PlacedRef } from './placed-ref.ts';

export function ratingOf({ docno, doctype }: PlacedRef) {
  return fleetingQuery(readRating, { docno, doctype });
}

export interface Rating {
  /** 1 to 5; null where none was given. */
  readonly delivery: number | null;
  readonly product: number | null;
  readonly comment: string;
  /** Fils. */
  readonly driverTip: number;
  readonly pickerTip: number;
}

/** "Skip marks the rating as dismissed." */
export function skipRating(client: QueryClient, { docno, doctype }: PlacedRef): Promise<Result<unknown, AppError>> {
  const nothing = { docnoOfSubmit: null, delivery: null, product: null, comment: '', driverTip: null, pickerTip: null };
  return send(client, { doctype, docno, ...nothing });
}

export function rate(
  client: QueryClient,
  { docno, doctype }: PlacedRef,
  rating: Rating,
): Promise<Result<unknown, AppError>> {
  return send(client, { doctype, docno: null, docnoOfSubmit: docno, ...rating });
}

async function send(
  client: QueryClient,
  input: Parameters<(typeof updateRating)['input']['encode']>[0],
): Promise<Result<unknown, AppError>> {
  const result = await sendCall(client, updateRating, input);
  refreshOrders(client);
  return result;
}

type Tips = Pick<Rating, 'driverTip' | 'pickerTip'>;

export function tipOutOfWallet(
  client: QueryClient,
  state: RatingState,
  tips: Tips,
): Promise<Result<unknown, AppError>> {
  return act(client, tipByWallet, { name: `tip.${state.docno}`, input: payloadOf(state, tips) });
}

/** Answers with the bill that the page of card payments pays. */
export function billTip(client: QueryClient, state: RatingState, tips: Tips) {
  return act(client, tipByCard, { name: `tip-bill.${state.docno}`, input: payloadOf(state, tips) });
}

function payloadOf({ docno, driverId, pickerId }: RatingState, { driverTip, pickerTip }: Tips): TipPayload {
  return { doctype: 'RSO', docno, driverId, driverFils: driverTip, pickerId, pickerFils: pickerTip };
}

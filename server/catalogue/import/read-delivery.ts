/** What keeps a product from coming with the rest, what is given back for it, and whether its category is a fresh one. */
import { DELIVERY_KINDS, type DeliveryKind } from '#contract/rules/delivery-kinds.ts';

import type { OfferCells } from './offer-cells.ts';
import type { PriceReading } from './parse-price.ts';
import { plainLine, westernDigits } from './plain-text.ts';

/** Each null where the file does not say. */
export interface OfferDelivery {
  deliveryKind: DeliveryKind | null;
  leadDays: number | null;
  /** In fils; 0 is none. */
  deposit: number | null;
  /** Of the category. */
  isFresh: boolean | null;
}

const MOST_DAYS = 60;
const YES = /^(yes|y|true|1|x|نعم)$/i;
const NO = /^(no|n|false|0|لا)$/i;
/** A deposit of nothing, which is no price. */
const NOTHING = /^0+([.,]0+)?$/;

export function readDeliveryCells(cells: OfferCells, readAmount: (text: string) => PriceReading): OfferDelivery {
  return {
    deliveryKind: readKind(cells),
    leadDays: readLeadDays(cells),
    deposit: readDeposit(cells, readAmount),
    isFresh: readFresh(cells),
  };
}

function readKind(cells: OfferCells): DeliveryKind | null {
  // Pre-order, PRE ORDER.
  const word = textOf(cells, 'deliveryKind')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (textOf(cells, 'deliveryKind') === '') return null;
  const kind = DELIVERY_KINDS.find((one) => one === word);
  if (kind === undefined) cells.note('deliveryKind', `is none of ${DELIVERY_KINDS.join(', ')}; left out`);
  return kind ?? null;
}

function readLeadDays(cells: OfferCells): number | null {
  const text = textOf(cells, 'leadDays');
  if (text === '') return null;
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_DAYS) return Number(text);
  cells.note('leadDays', `is no whole number from 0 to ${MOST_DAYS}; left out`);
  return null;
}

function readDeposit(cells: OfferCells, readAmount: (text: string) => PriceReading): number | null {
  const text = textOf(cells, 'deposit');
  if (text === '') return null;
  if (NOTHING.test(text)) return 0;
  const amount = readAmount(cells.raw('deposit'));
  if ('fils' in amount) return amount.fils;
  cells.note('deposit', `${amount.problem}; left out`);
  return null;
}

function readFresh(cells: OfferCells): boolean | null {
  const text = textOf(cells, 'isFresh');
  if (text === '') return null;
  if (YES.test(text)) return true;
  if (!NO.test(text)) cells.note('isFresh', 'is neither yes nor no; left out');
  return NO.test(text) ? false : null;
}

function textOf(cells: OfferCells, field: keyof OfferDelivery): string {
  return westernDigits(plainLine(cells.raw(field).slice(0, 100)));
}

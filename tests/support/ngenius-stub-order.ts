/** An order as the stub of N-Genius keeps it, and as it shows it: the form of the documents' examples. */
import { randomUUID } from 'node:crypto';

export interface StubCard {
  readonly cardToken: string;
  readonly cardholderName: string;
  readonly expiry: string;
  readonly maskedPan: string;
  readonly scheme: string;
}

export interface StubDone {
  readonly reference: string;
  readonly captureReference: string | null;
  readonly fils: number;
  readonly at: Date;
}

export interface StubOrder {
  readonly reference: string;
  readonly paymentReference: string;
  readonly ref: string;
  readonly fils: number;
  readonly language: string;
  base: 'STARTED' | 'AWAIT_3DS' | 'AUTHORISED' | 'REVERSED' | 'FAILED';
  threeDs: 'SUCCESS' | 'FAILURE' | null;
  card: StubCard | null;
  /** When a payment that waits is authorised. */
  dueAt: Date | null;
  readonly captures: StubDone[];
  readonly refunds: StubDone[];
}

export function newStubOrder({ ref, fils, language }: Pick<StubOrder, 'ref' | 'fils' | 'language'>): StubOrder {
  return {
    reference: randomUUID(),
    paymentReference: randomUUID(),
    ref,
    fils,
    language,
    base: 'STARTED',
    threeDs: null,
    card: null,
    dueAt: null,
    captures: [],
    refunds: [],
  };
}

export const totalOf = (done: readonly StubDone[]): number => done.reduce((sum, { fils }) => sum + fils, 0);

function stateOf({ base, captures, refunds, fils }: StubOrder): string {
  const [captured, refunded] = [totalOf(captures), totalOf(refunds)];
  if (base !== 'AUTHORISED' || captured === 0) return base;
  if (refunded > 0) return refunded === captured ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return captured === fils ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
}

const amount = (fils: number) => ({ currencyCode: 'AED', value: fils });

export function showPayment(order: StubOrder, outletUrl: string): Record<string, unknown> {
  const self = `${outletUrl}/orders/${order.reference}/payments/${order.paymentReference}`;
  const shown = ({ reference, captureReference, fils, at }: StubDone) => ({
    _links: {
      self: { href: `${self}/captures/${captureReference === null ? '' : `${captureReference}/refund/`}${reference}` },
    },
    amount: amount(fils),
    createdTime: at.toISOString(),
    state: 'SUCCESS',
  });
  const { card, threeDs, captures, refunds } = order;
  return {
    _id: `urn:payment:${order.paymentReference}`,
    _links: { self: { href: self }, curies: [{ name: 'cnp', href: `${outletUrl}/docs/rels/{rel}`, templated: true }] },
    reference: order.paymentReference,
    ...(card && {
      paymentMethod: {
        expiry: card.expiry,
        cardholderName: card.cardholderName,
        name: card.scheme,
        pan: card.maskedPan,
      },
      savedCard: { ...card, recaptureCsc: false },
    }),
    state: stateOf(order),
    amount: amount(order.fils),
    orderReference: order.reference,
    '3ds': threeDs ? { status: threeDs } : {},
    ...(captures.length > 0 && {
      _embedded: {
        'cnp:capture': captures.map(shown),
        ...(refunds.length > 0 && { 'cnp:refund': refunds.map(shown) }),
      },
    }),
  };
}

export function showOrder(order: StubOrder, outletUrl: string): Record<string, unknown> {
  return {
    _id: `urn:order:${order.reference}`,
    _links: { self: { href: `${outletUrl}/orders/${order.reference}` } },
    type: 'SINGLE',
    action: 'AUTH',
    amount: amount(order.fils),
    language: order.language,
    merchantOrderReference: order.ref,
    reference: order.reference,
    _embedded: { payment: [showPayment(order, outletUrl)] },
  };
}

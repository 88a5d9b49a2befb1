/** What N-Genius answers (its public documents: retrieve order status, capture, refund, pay by token). Amounts are whole fils. */
import { freeform, integer, list, nullable, orElse, text } from '#contract/wire-types.ts';
import { record, type Decoded } from '#contract/wire.ts';

const amount = record({
  currency: ['currencyCode', text(3)],
  fils: ['value', integer({ min: 0, max: 2_000_000_000 })],
});

/** A capture or a refund. Its own reference is in its address alone. */
const operation = record({
  amount: ['amount', amount],
  state: ['state', orElse(text(60), '')],
  madeAt: ['createdTime', nullable(text(60))],
  links: ['_links', nullable(record({ self: ['self', nullable(record({ href: ['href', text(2000)] }))] }))],
});
export type NgeniusDone = Decoded<typeof operation>;

export const ngeniusPayment = record({
  /** urn:payment:<reference> */
  urn: ['_id', text(200)],
  state: ['state', text(60)],
  orderReference: ['orderReference', nullable(text(100))],
  threeDs: ['3ds', nullable(record({ status: ['status', nullable(text(60))] }))],
  savedCard: [
    'savedCard',
    nullable(
      record({
        token: ['cardToken', text(1000)],
        holder: ['cardholderName', orElse(text(300), '')],
        /** YYYY-MM */
        expiry: ['expiry', text(10)],
        maskedPan: ['maskedPan', text(30)],
        scheme: ['scheme', text(60)],
      }),
    ),
  ],
  embedded: [
    '_embedded',
    nullable(
      record({
        captures: ['cnp:capture', orElse(list(operation, 200), [])],
        refunds: ['cnp:refund', orElse(list(operation, 200), [])],
      }),
    ),
  ],
});

export const ngeniusOrderAnswer = record({
  reference: ['reference', text(100)],
  /** Ours. */
  ref: ['merchantOrderReference', nullable(text(200))],
  amount: ['amount', amount],
  /** Whole, since the page's SDK takes one as it is. */
  embedded: ['_embedded', record({ payments: ['payment', list(freeform, 20)] })],
});

/** Why something was refused; either form. */
export const ngeniusRefusal = record({
  message: ['message', nullable(text(2000))],
  errors: ['errors', nullable(list(record({ message: ['message', nullable(text(2000))] }), 50))],
});

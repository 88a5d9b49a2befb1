/** A gateway for the suite that every one of them passes (payment-gateway.test.ts), with what stands behind it in this process. */
import type { PaymentGateway, ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';

import type { CARDS } from './sandbox.ts';

export interface GatewayBench {
  readonly gateway: PaymentGateway;
  /** The same with another patience, in milliseconds. */
  patient(timeout: number): PaymentGateway;
  session(number: (typeof CARDS)[keyof typeof CARDS]): Promise<string>;
  /** As the shopper answers the bank. What the page hears of it. */
  answerChallenge(payment: ProviderPayment, isConfirmed: boolean): Promise<string>;
  /** Presses a button of a device wallet's sheet, for a gateway that can do one. What its SDK says. */
  answerSheet(payment: ProviderPayment, how: 'approved' | 'declined' | 'cancel'): Promise<string>;
  advance(milliseconds: number): Promise<void>;
  /** Until what was captured now can be given back. Milliseconds. */
  readonly settlesWithin: number;
  /** Until an operation that was lost on its way is sent again. Milliseconds. */
  readonly resentAfter: number;
  /** Tears the connection of the next request that moves something, before or after it did. */
  loseAnswers(when: 'before' | 'after'): void;
  refuseNext(ref: string, how: 'refuse' | 'refuse_for_now'): Promise<void>;
  /** Tells a gateway of a payment as its provider's event would. */
  tell(gateway: PaymentGateway, ref: string): void;
}

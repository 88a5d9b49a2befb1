/**
 * What may become of a payment at the sandbox, as strict as the real provider is (money.md section 4): void before any capture only,
 * refund after settlement only, an authorisation lapses. Pure: each rule takes a payment and the time, and gives the payment after.
 * Amounts in fils.
 */
import type { DeviceWallet } from '#contract/device-wallets.ts';
import type { ProviderCard, ProviderState } from '#server/gateways/payments/payment-gateway.ts';

import { refuseForGood, refuseForNow } from './sandbox-refusal.ts';
import type { SandboxTimes } from './sandbox-times.ts';
import type { CardOutcome } from './test-cards.ts';

/** Before its captures and refunds are counted. */
export const SANDBOX_BASES = ['pending', 'awaiting_3ds', 'authorised', 'voided', 'failed', '3ds_failed'] as const;

export interface SandboxOperation {
  readonly key: string;
  readonly kind: 'capture' | 'void' | 'refund';
  readonly fils: number;
  /** Of a capture: from when it can be given back. */
  readonly settlesAt: Date | null;
}

export interface SandboxWallet {
  readonly name: DeviceWallet;
  /** The shop's pages that the sheet was opened with. */
  readonly callbackUrl: string;
  readonly cancelUrl: string;
}

export interface SandboxPayment {
  readonly ref: string;
  readonly fils: number;
  readonly base: (typeof SANDBOX_BASES)[number];
  readonly outcome: CardOutcome;
  readonly scheme: ProviderCard['scheme'];
  readonly maskedPan: string;
  readonly expiry: string;
  /** Of the card that it was asked to keep. */
  readonly cardToken: string | null;
  /** Of the challenge, or of the wallet's sheet. */
  readonly challengeId: string | null;
  /** Null of a payment by card. Its card is the one that is chosen on the sheet; until then the first. */
  readonly wallet: SandboxWallet | null;
  readonly language: 'en' | 'ar';
  /** When its state changes by itself: a late answer, a challenge that nobody answered, a lapse. */
  readonly dueAt: Date | null;
  readonly madeAt: Date;
  /** The operator's choice for the next operation. */
  readonly nextOperation: 'do' | 'refuse' | 'refuse_for_now';
  /** The operator's choice for the next event. */
  readonly nextEvent: 'send' | 'delay' | 'drop';
  /** In the order in which they were done. */
  readonly operations: readonly SandboxOperation[];
}

type OperationKind = SandboxOperation['kind'];

const sum = (payment: SandboxPayment, kind: OperationKind, counts: (one: SandboxOperation) => boolean): number =>
  payment.operations.reduce((fils, one) => (one.kind === kind && counts(one) ? fils + one.fils : fils), 0);

export const capturedOf = (payment: SandboxPayment): number => sum(payment, 'capture', () => true);
export const refundedOf = (payment: SandboxPayment): number => sum(payment, 'refund', () => true);
export const settledOf = (payment: SandboxPayment, now: Date): number =>
  sum(payment, 'capture', ({ settlesAt }) => settlesAt !== null && settlesAt <= now);

export function sandboxStateOf(payment: SandboxPayment): 'pending' | ProviderState {
  const captured = capturedOf(payment);
  if (captured === 0) return payment.base;
  return refundedOf(payment) >= captured ? 'refunded' : 'captured';
}

/** What happened by itself up to now. */
export function ripen(payment: SandboxPayment, now: Date, times: SandboxTimes): SandboxPayment {
  const { dueAt } = payment;
  if (dueAt === null || dueAt > now) return payment;
  if (payment.base === 'pending') return ripen(authoriseSandbox(payment, dueAt, times), now, times);
  if (payment.base === 'awaiting_3ds')
    return { ...payment, base: payment.wallet ? 'failed' : '3ds_failed', dueAt: null };
  // What was captured stays so; the rest can no longer be.
  if (payment.base === 'authorised') return { ...payment, base: 'voided', dueAt: null };
  return payment;
}

/** From here an authorisation has its days. */
export function authoriseSandbox(payment: SandboxPayment, at: Date, times: SandboxTimes): SandboxPayment {
  return { ...payment, base: 'authorised', dueAt: new Date(at.getTime() + times.lapse) };
}

/** The shopper pressed a button of the challenge; one that is over stays as it ended. */
export function answerSandboxChallenge(
  payment: SandboxPayment,
  isConfirmed: boolean,
  now: Date,
  times: SandboxTimes,
): SandboxPayment {
  if (payment.base !== 'awaiting_3ds' || payment.wallet !== null) return payment;
  if (isConfirmed && payment.outcome !== 'fails_3ds') return authoriseSandbox(payment, now, times);
  return { ...payment, base: '3ds_failed', dueAt: null };
}

export interface AskedSandboxOperation {
  readonly key: string;
  readonly kind: OperationKind;
  /** Of a void: ignored. */
  readonly fils: number;
}

/**
 * The payment after the operation; the same payment where it was done before under this key.
 * @throws SandboxRefusal
 */
export function operateSandbox(
  payment: SandboxPayment,
  asked: AskedSandboxOperation,
  now: Date,
  times: SandboxTimes,
): SandboxPayment {
  const done = payment.operations.find(({ key }) => key === asked.key);
  if (done) {
    const isSame = done.kind === asked.kind && (asked.kind === 'void' || done.fils === asked.fils);
    return isSame ? payment : refuseForGood('This key was used for another operation');
  }
  if (payment.nextOperation === 'refuse') refuseForGood('The operator refuses this operation');
  if (payment.nextOperation === 'refuse_for_now') refuseForNow('The operator refuses this operation for now');
  checks[asked.kind](payment, asked.fils, now);
  const fils = asked.kind === 'void' ? payment.fils : asked.fils;
  const settlesAt = asked.kind === 'capture' ? new Date(now.getTime() + times.settle) : null;
  return {
    ...payment,
    ...(asked.kind === 'void' && { base: 'voided', dueAt: null }),
    operations: [...payment.operations, { key: asked.key, kind: asked.kind, fils, settlesAt }],
  };
}

type Check = (payment: SandboxPayment, fils: number, now: Date) => void;

const checks: Readonly<Record<OperationKind, Check>> = {
  capture: (payment, fils, now) => {
    mustBeAuthorised(payment);
    if (payment.dueAt !== null && payment.dueAt <= now) refuseForGood('The authorisation has lapsed');
    if (capturedOf(payment) + fils > payment.fils) refuseForGood('More than was authorised');
  },
  void: (payment) => {
    mustBeAuthorised(payment);
    if (capturedOf(payment) > 0) refuseForGood('It was captured: only a refund gives it back');
  },
  refund: (payment, fils, now) => {
    const refunded = refundedOf(payment);
    if (capturedOf(payment) === 0) mustBeAuthorised(payment);
    if (refunded + fils > capturedOf(payment)) refuseForGood('More than was captured');
    if (refunded + fils > settledOf(payment, now)) refuseForNow('It is not settled yet');
  },
};

function mustBeAuthorised({ base }: SandboxPayment): void {
  if (base === 'authorised') return;
  if (base === 'pending' || base === 'awaiting_3ds') refuseForNow('It is not authorised yet');
  refuseForGood(`It is not authorised: ${base}`);
}

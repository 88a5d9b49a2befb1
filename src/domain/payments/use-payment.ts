import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';

import type { PaymentOutcome } from '#contract/payments.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { currentShop } from '#src/offline/shop/shop-door.ts';
import { forgetPaymentKey, type PaidDocument } from '#src/state/payment-keys.ts';

import { askPayment, pay as sendPayment, stopPaying, type PayRequest } from './commands.ts';
import {
  begunBefore,
  isUnderWay,
  nextPayment,
  NOT_BEGUN,
  RECHECK_MS,
  type PaymentEvent,
  type PaymentState,
} from './payment-flow.ts';

/** account.md section 9: the thank-you page comes so much later. */
const THANKS_AFTER_MS = 1000;

interface Options {
  /** It was begun before this page was loaded. */
  readonly isBegun: boolean;
  readonly onPaid: (order: { readonly doctype: string; readonly docno: number }) => void;
}

export interface Payment {
  readonly state: PaymentState;
  readonly pay: (request: PayRequest, shownTotal: number) => void;
  /** The provider's challenge is done, or its window was closed. */
  readonly endChallenge: () => void;
  /** The wallet's sheet ended without a payment: it is stopped, silently. */
  readonly leave: () => void;
  /** Opens its challenge again. */
  readonly resume: () => void;
  readonly stop: () => void;
  /** Why it could not be stopped. */
  readonly stopError: AppError | null;
  readonly dismiss: () => void;
}

/** Pays one document, and follows the payment to its end. */
export function usePayment(document: PaidDocument, { isBegun, onPaid }: Options): Payment {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(nextPayment, isBegun, (begun) => (begun ? begunBefore(Date.now()) : NOT_BEGUN));
  const [stopError, setStopError] = useState<AppError | null>(null);
  const { docno, doctype } = document;

  const isLeaving = state.at === 'leaving';
  const asked = state.at === 'checking' || isLeaving ? state.asked : null;
  const isFinishing = state.at === 'checking' && state.isFinishing;
  const ask = useEffectEvent(async (): Promise<void> => {
    dispatch(eventOf(await (isLeaving ? stopPaying(client, document) : askPayment(client, document, isFinishing))));
  });
  useEffect(() => {
    if (asked === null) return;
    // How the challenge ended is asked at once, and what this page knows nothing of; from then on every 2 s.
    const isFirst = asked === 0 && (isLeaving || isFinishing || isBegun);
    const timer = setTimeout(() => void ask(), isFirst ? 0 : RECHECK_MS);
    return () => clearTimeout(timer);
  }, [asked, isFinishing, isLeaving, isBegun]);

  const waits = state.at === 'open';
  useEffect(() => {
    if (!waits) return;
    const look = (): void => {
      if (globalThis.document.visibilityState === 'visible') dispatch({ kind: 'look-again', now: Date.now() });
    };
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, [waits]);

  const leave = useEffectEvent((order: { doctype: string; docno: number }) => onPaid(order));
  const [paidDoctype, paidDocno] = state.at === 'paid' ? [state.doctype, state.docno] : [null, 0];
  useEffect(() => {
    if (paidDoctype === null) return;
    // What was ordered has left the cart: this device hears of it now.
    void currentShop()?.syncNow();
    const order = { doctype: paidDoctype, docno: paidDocno };
    const timer = setTimeout(() => leave(order), THANKS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [paidDoctype, paidDocno]);

  const isOpen = isUnderWay(state);
  useEffect(() => {
    if (!isOpen) forgetPaymentKey({ doctype, docno });
  }, [isOpen, doctype, docno]);

  const stop = async (): Promise<void> => {
    setStopError(null);
    const result = await stopPaying(client, document);
    if (result.ok) dispatch(result.value.value.outcome === 'ABANDONED' ? { kind: 'stopped' } : eventOf(result));
    else setStopError(result.error);
  };

  return {
    state,
    stopError,
    pay: (request, shownTotal) => {
      if (state.at !== 'choosing') return;
      dispatch({ kind: request.method === 'device' ? 'open-wallet' : 'pay' });
      void sendPayment(client, document, request, shownTotal).then((result) => dispatch(eventOf(result)));
    },
    endChallenge: () => dispatch({ kind: 'challenge-over', now: Date.now() }),
    leave: () => dispatch({ kind: 'leave', now: Date.now() }),
    resume: () => dispatch({ kind: 'resume' }),
    stop: () => void stop(),
    dismiss: () => dispatch({ kind: 'dismiss' }),
  };
}

function eventOf(result: Result<Answered<PaymentOutcome>, AppError>): PaymentEvent {
  const now = Date.now();
  if (result.ok) return { kind: 'told', outcome: result.value.value, now };
  const { error } = result;
  return error.kind === 'refused'
    ? { kind: 'refused', code: error.code, message: error.message, now }
    : { kind: 'lost', now };
}

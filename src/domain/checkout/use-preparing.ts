import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OrderPayload, UnavailableLine } from '#contract/checkout.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';

import type { TimesByKind } from './choices.ts';
import { dropUnavailable, prepareCart, type PayableOrder, type PrepareOutcome } from './commands.ts';

/** What is typed and tapped in a row is one question. */
const SETTLED_MS = 500;
/** account.md section 9: the cart is validated again so long after a line was deleted. */
const REVALIDATE_MS = 2000;
/** For so long nothing can wait to be sent that the opening page has not sent. */
const JUST_OPENED_MS = 3000;

type Order = Omit<OrderPayload, 'shownVersion'>;

interface Options {
  /** What the form says now; null while something is missing. */
  readonly order: Order | null;
  /** Confirmed before for deliveries that come apart. */
  readonly groupTimes: TimesByKind;
  /** When the page had sent what waited and heard that there is something to pay for, ms; null before. */
  readonly openedAt: number | null;
  /** Nothing is prepared without signal, nor while a payment is under way. */
  readonly isPaused: boolean;
  /** Everything that could not be had was removed, and the rest can be had. */
  readonly onCleared: () => void;
  /** The shop said no to what was asked, and nothing was changed since. */
  readonly onRefused: (error: AppError) => void;
}

export interface Preparing {
  readonly isBusy: boolean;
  readonly error: AppError | null;
  /** Edits of the cart could not be sent. */
  readonly isWaiting: boolean;
  readonly unavailable: readonly UnavailableLine[];
  /** Of exactly what the form says now; null where nothing is prepared, or something was changed since. */
  readonly prepared: PayableOrder | null;
  /** The last one, whatever was changed since: its totals are shown until there are new ones. */
  readonly last: PayableOrder | null;
  /** True where the line is gone. */
  readonly remove: (line: UnavailableLine) => Promise<boolean>;
  /** The prepared order's days and times are confirmed. */
  readonly confirm: () => void;
  /** Prepares anew, with what the form says now. */
  readonly again: () => void;
}

interface Answer {
  readonly mark: string;
  readonly result: Result<PrepareOutcome, AppError>;
}

/** Keeps an order prepared that is what the form says: a change prepares it anew, so that the total on the screen is the one that is paid. */
export function usePreparing({ order, groupTimes, openedAt, isPaused, onCleared, onRefused }: Options): Preparing {
  const client = useQueryClient();
  const isHeld = isPaused || openedAt === null;
  const [round, setRound] = useState({ number: 0, delay: SETTLED_MS });
  const isFirst = useRef(true);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [last, setLast] = useState<PayableOrder | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(NOTHING);
  const mark = order ? `${round.number} ${JSON.stringify(order)}` : null;

  const prepare = useEffectEvent(async (isOver: () => boolean): Promise<void> => {
    if (!order || mark === null) return;
    isFirst.current = false;
    const isSent = Date.now() - (openedAt ?? 0) < JUST_OPENED_MS;
    const result = await prepareCart(client, { order, groupTimes, isSent });
    if (isOver()) return;
    setAnswer({ mark, result });
    setRemoved(NOTHING);
    if (!result.ok) onRefused(result.error);
    if (!result.ok || result.value.kind !== 'prepared') return;
    setLast(result.value.prepared);
    if (removed.size > 0) onCleared();
  });
  // What is prepared stays so over a pause: a payment that failed goes on with the same order.
  const isDone = useEffectEvent(
    () => answer?.mark === mark && answer.result.ok && answer.result.value.kind !== 'waiting',
  );
  useEffect(() => {
    if (mark === null || isHeld || isDone()) return;
    let isOver = false;
    // Nobody has typed anything before the first one.
    const timer = setTimeout(() => void prepare(() => isOver), isFirst.current ? 0 : round.delay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mark, isHeld, round]);

  const outcome = answer?.result.ok ? answer.result.value : null;
  const isCurrent = mark !== null && answer?.mark === mark;
  const lines = outcome?.kind === 'unavailable' ? outcome.lines : [];
  const again = (delay: number): void => setRound(({ number }) => ({ number: number + 1, delay }));
  return {
    isBusy: mark !== null && !isCurrent && !isHeld,
    error: isCurrent && answer && !answer.result.ok ? answer.result.error : null,
    isWaiting: isCurrent && outcome?.kind === 'waiting',
    unavailable: lines.filter((line) => !removed.has(nameOfLine(line))),
    prepared: isCurrent && outcome?.kind === 'prepared' ? outcome.prepared : null,
    last,
    remove: async (line) => {
      const result = await dropUnavailable(client, line);
      if (!result.ok) return false;
      setRemoved((gone) => new Set([...gone, nameOfLine(line)]));
      again(REVALIDATE_MS);
      return true;
    },
    confirm: () => {
      if (!answer || outcome?.kind !== 'prepared') return;
      const prepared = { ...outcome.prepared, needsConfirming: false };
      setAnswer({ ...answer, result: { ok: true, value: { kind: 'prepared', prepared } } });
      setLast(prepared);
    },
    again: () => again(0),
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Places move as lines are removed; this does not. */
const nameOfLine = ({ cartType, stockCode }: UnavailableLine): string => `${cartType} ${stockCode}`;

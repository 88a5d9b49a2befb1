import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { quoteCart, type Quote, type QuotedLine } from '#contract/cart.ts';
import type { AppError } from '#src/net/app-error.ts';
import { privateQuery } from '#src/net/private-query.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { readAnswer } from '#src/net/read-query.ts';
import { shopView } from '#src/offline/shop/shop-door.ts';

import { linesIn } from './all-lines.ts';
import type { MyLine } from './lines.ts';

/** Taps that follow each other closely are one question. */
const AFTER_TAPS_MS = 250;

/** What the cart came to when the server was last asked, under one name, so that the device keeps the last one alone. */
export const cartQuote = () =>
  queryOptions<Answered<Quote>>({
    ...privateQuery(quoteCart, { lines: null }),
    queryKey: [quoteCart.name, 'mine'],
    queryFn: ({ client, signal }) => {
      const lines = linesIn(shopView()).map(({ stockCode, cartType, quantity, seenPrice }) => ({
        stockCode,
        cartType,
        quantity,
        seenPrice,
      }));
      return readAnswer(client, quoteCart, { lines }, signal);
    },
  });

export interface CartQuote {
  /** The last one, of whatever lines; null where there was none. */
  readonly quote: Quote | null;
  /** Whether it is of the lines as they are now. */
  readonly isCurrent: boolean;
  /** ISO time. */
  readonly asOf: string | null;
  /** Why the shop's last answer is not there; null while it is asked again. */
  readonly error: AppError | null;
  readonly renew: () => void;
}

/** Asks again whenever the lines change. */
export function useCartQuote(lines: readonly MyLine[]): CartQuote {
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuote(), enabled: lines.length > 0 });
  const isCurrent = data !== undefined && isQuoteOf(data.value, lines);
  const mark = lines.map(markOf).join('\n');
  useEffect(() => {
    if (isCurrent || mark === '') return;
    const timer = setTimeout(() => void refetch(), AFTER_TAPS_MS);
    return () => clearTimeout(timer);
  }, [isCurrent, mark, refetch]);
  return {
    quote: data?.value ?? null,
    isCurrent,
    asOf: data?.asOf ?? null,
    error: isFetching ? null : error,
    renew: () => void refetch(),
  };
}

export function quotedLines({ lines, regulars, gifts }: Quote): readonly QuotedLine[] {
  return [...lines, ...regulars, ...(gifts.box ? [gifts.box] : []), ...gifts.items];
}

/** Whether the server was asked about exactly these lines. */
export function isQuoteOf(quote: Quote, lines: readonly MyLine[]): boolean {
  const asked = quotedLines(quote).map((line) => markOf({ ...line, quantity: line.asked }));
  return asked.length === lines.length && new Set([...asked, ...lines.map(markOf)]).size === lines.length;
}

function markOf({
  cartType,
  stockCode,
  quantity,
  seenPrice,
}: Pick<MyLine, 'cartType' | 'stockCode' | 'quantity' | 'seenPrice'>): string {
  return `${cartType} ${stockCode} ${quantity} ${seenPrice}`;
}

/** The panel of a regular order over answers of a test's choosing. */
import { QueryClientProvider } from '@tanstack/react-query';
import { vi } from 'vitest';

import type { RegularOffer } from '#contract/regulars.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { RegularPanel } from '#src/features/regulars/regular-panel.tsx';
import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';

import { regularAnswers } from './regular-offer.ts';
import { showWidget } from './show-widget.tsx';

export const MILK: RegularSubject = { stockCode: '101001', name: { en: 'Milk', ar: '' } };

interface Options {
  subject?: RegularSubject;
  offer?: Partial<RegularOffer>;
  mine?: readonly object[];
  made?: object;
  refusal?: AppError;
}

/** The panel as the shop answers it, and what it sends. The session, the router and the panels are the test's own. */
export function showRegularPanel({ subject = MILK, offer = {}, mine = [], made = {}, refusal }: Options = {}) {
  const sent: [string, Record<string, unknown>][] = [];
  const answers = regularAnswers(offer, mine);
  const send = vi.fn(async ({ name }: { name: string }, asked: unknown) => {
    const input = asked as Record<string, unknown>;
    const value = answers[name];
    if (value) return { ok: true, value: { value, asOf: new Date().toISOString() } } as never;
    sent.push([name, input]);
    if (refusal) return { ok: false, error: refusal } as never;
    const bill = { fils: input['shownFils'], doctype: 'PBO', docno: 77 };
    const regular = { docno: 901, fils: 0, isToPay: false, isUpdated: false, ...made };
    return { ok: true, value: { value: name === 'bills.open' ? bill : regular } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <RegularPanel {...subject} />
    </QueryClientProvider>,
  );
  return { ...shown, sent };
}

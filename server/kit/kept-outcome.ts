/** How what a request came to is kept beside its key (idempotency.ts): an answer, or the refusal that it was. */
import { nullable, text } from '#contract/wire-types.ts';
import { LENIENT, record } from '#contract/wire.ts';

import { Refusal } from './refusal.ts';

/** `body` as JSON; below status 400 it is the work's own, from 400 on a refusal's. */
export interface KeptOutcome {
  readonly status: number;
  readonly body: unknown;
}

const refusalBody = record({
  code: ['code', text()],
  message: ['message', text()],
  field: ['field', nullable(text())],
});

/** Stands in for an answer that only the first request may have. */
export const ASK_STATUS: KeptOutcome = answered(
  new Refusal('ask_status', 'This request was answered already. Please ask what became of it.', 409),
);

/** What is kept of a refusal; null where the same request may have another outcome later: 409, 429, and what is not the shopper's fault. */
export function answerOfRefusal(refusal: Refusal): KeptOutcome | null {
  const isFinal = refusal.status < 500 && refusal.status !== 409 && refusal.status !== 429;
  return isFinal ? answered(refusal) : null;
}

/** @throws Refusal where a refusal was kept */
export function readStored(stored: KeptOutcome): KeptOutcome {
  if (stored.status < 400) return stored;
  const { code, message, field } = refusalBody.decode(stored.body, '', LENIENT);
  throw new Refusal(code, message, stored.status, field ?? undefined);
}

function answered({ code, message, status, field }: Refusal): KeptOutcome {
  return { status, body: refusalBody.encode({ code, message, field: field ?? null }) };
}

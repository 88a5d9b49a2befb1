/** `once` for the handler of a call (idempotency.ts): what it answers is kept as on the wire, and read back for a repeated request. */
import { decodeAnswer, type Call } from '#contract/call.ts';
import { text, withDefault } from '#contract/wire-types.ts';
import { LENIENT, record } from '#contract/wire.ts';

import type { Deps } from './deps.ts';
import { once } from './idempotency.ts';
import type { SignedInCaller } from './serve.ts';
import { Told } from './told.ts';

/** What a handler returns where a repeated request must not have it: the challenge of a payment. Such a request is refused 409 `ask_status`. */
export class ForOneAlone<Answer> {
  constructor(readonly answer: Answer) {}
}

export interface Asked<Input, Answer> {
  readonly call: Call<Input, Answer>;
  readonly input: Input;
  readonly caller: Pick<SignedInCaller, 'userId' | 'idempotencyKey'>;
}

/**
 * Runs the work of a handler once for each key of its shopper; without the header each time.
 *
 *     serveUser(pay, (input, caller) => answerOnce(deps, { call: pay, input, caller }, async ({ isRetry }) => ...))
 *
 * @throws Refusal as `once` does
 */
export async function answerOnce<Input, Answer>(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { call, input, caller }: Asked<Input, Answer>,
  work: (how: { readonly isRetry: boolean }) => Promise<Answer | Told<Answer> | ForOneAlone<Answer>>,
): Promise<Answer | Told<Answer>> {
  let made: { readonly answer: Answer | Told<Answer> } | undefined;
  const { userId, idempotencyKey: key } = caller;
  const request = { userId, key, call: call.name, body: call.input.encode(input) };
  const { body } = await once(deps, request, async (how) => {
    const came = await work(how);
    made = { answer: came instanceof ForOneAlone ? came.answer : came };
    return { status: 200, body: keptBodyOf(call, made.answer), isKept: !(came instanceof ForOneAlone) };
  });
  return made === undefined ? readKept(call, body) : made.answer;
}

/** The sentence of a Told, which is never empty; '' without one. */
const keptSentence = record({ message: ['message', withDefault(text(), '')] });

function keptBodyOf<Answer>(call: Call<unknown, Answer>, answer: Answer | Told<Answer>): Record<string, unknown> {
  return answer instanceof Told
    ? { message: answer.sentence, data: call.answer.encode(answer.answer) }
    : { data: call.answer.encode(answer) };
}

function readKept<Answer>(call: Call<unknown, Answer>, body: unknown): Answer | Told<Answer> {
  const { message } = keptSentence.decode(body, '', LENIENT);
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const answer = decodeAnswer(call, data);
  if (!answer.ok) throw answer.error;
  return message === '' ? answer.value : new Told(answer.value, message);
}

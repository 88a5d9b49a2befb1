import type { QueryClient } from '@tanstack/react-query';

import type { Call } from '#contract/call.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { sendCall } from '#src/net/read-query.ts';
import { forgetActKey, keyOfAct } from '#src/state/act-keys.ts';

/** A request with this key is at work, or its answer is not said twice: the key is still that of the question. */
const NOT_ANSWERED = ['at_work', 'ask_status'];

interface Asking<Input> {
  /** What is asked for, such as `cancel.1001`. */
  readonly name: string;
  readonly input: Input;
  /** What of it the device may keep beside the key; all of it unless told. Never a password. */
  readonly question?: object;
}

/** Asks for something that moves money: the key is kept before it is sent, and until the shop has said yes or no. */
export async function askOnce<Input extends object, Answer>(
  client: QueryClient,
  call: Call<Input, Answer>,
  { name, input, question = input }: Asking<Input>,
): Promise<Result<Answered<Answer>, AppError>> {
  const result = await sendCall(client, call, input, keyOfAct(name, question));
  const isAnswered = result.ok || (result.error.kind === 'refused' && !NOT_ANSWERED.includes(result.error.code));
  if (isAnswered) forgetActKey(name);
  return result;
}

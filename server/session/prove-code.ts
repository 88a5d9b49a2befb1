/** Proving a phone number, an e-mail or an account by the code that was sent: counted, compared, and used up once. */
import { sessionMessages } from '#contract/messages/session.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Caller } from '#server/kit/serve.ts';

import { tryCode, spendCode, type CodeFor } from './codes.ts';
import type { Desk } from './desk.ts';
import { guessesAt, hold } from './limits.ts';

export interface Proof<Target extends CodeFor = CodeFor> {
  /** Of those that were asked about, the one whose code it was. */
  readonly proved: Target;
  /**
   * Uses the code up, within the transaction that does what it was asked for.
   * @throws Refusal `code_dead` where another request was faster
   */
  readonly spend: (tx: Queryable) => Promise<void>;
}

export interface CodeAttempt<Target extends CodeFor> {
  /** Usually one; an e-mail that nobody has proved may stand in more than one account. */
  targets: readonly Target[];
  typed: string;
  /** What guesses are counted against: what the caller named, whether or not there is an account. */
  guessed: string;
  /** The wire name of the code's field. */
  field: string;
}

/** @throws Refusal 422 `code_wrong` or `code_dead`, 429 after too many guesses */
export async function proveCode<Target extends CodeFor>(
  desk: Desk,
  caller: Caller,
  { targets, typed, guessed, field }: CodeAttempt<Target>,
): Promise<Proof<Target>> {
  const { db, throttle } = desk;
  if (typed.trim() === '') throw new Refusal('invalid', sessionMessages.codeMissing[0], 422, field);
  await hold(throttle, guessesAt(guessed, caller.ip), sessionMessages.tooManyChecks[0]);
  const refusal = (outcome: 'wrong' | 'dead'): Refusal => {
    const sentence = outcome === 'wrong' ? sessionMessages.wrongCode : sessionMessages.deadCode;
    return new Refusal(`code_${outcome}`, sentence[0], 422, field);
  };
  let outcome: 'wrong' | 'dead' = 'dead';
  for (const proved of targets) {
    const tried = await tryCode(db.orm, proved, typed, desk.now());
    if (tried.outcome === 'right') {
      const { codeHash } = tried;
      const spend = async (tx: Queryable): Promise<void> => {
        if (!(await spendCode(tx, proved, codeHash))) throw refusal('dead');
      };
      return { proved, spend };
    }
    if (tried.outcome === 'wrong') outcome = 'wrong';
  }
  throw refusal(outcome);
}

/** The command line of an operator for payments: reads arguments, asks the provider as the shop would, says what came of it. */
import { eq } from 'drizzle-orm';

import { ProviderRefused, ProviderSilent } from '#server/gateways/payments/payment-gateway.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings, type Settings } from '#server/kit/settings.ts';
import { takeAnswer, UNHEARD_MS } from '#server/payments/ask-provider.ts';
import type { Attempt } from '#server/payments/open-attempt.ts';
import type { PaymentDesk } from '#server/payments/payment-desk.ts';
import { paymentAttempt } from '#server/payments/table.ts';
import { paymentDesk } from '#server/selling.ts';

import { exitCodeOf } from './exit-code.ts';
import { findCommand, type Commands } from './find-command.ts';
import { listPayments } from './list-payments.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { endOfPayment } from './payments-words.ts';
import { PlainError, UsageError } from './plain-error.ts';

const USAGE = `Usage:
  npm run payments -- list
  npm run payments -- find REF [ORDER]
  npm run payments -- none REF

list   payments that the provider has not told the end of, the oldest first: REF, when, how much, for what
find   asks the provider about one, and settles it as the shop would. ORDER is the provider's own reference, as its
       portal shows it: N-Genius needs it where both its answer and its event were lost
none   the portal has nothing under REF: the payment has failed, and its shopper can pay again

DATABASE_URL or DATA_DIR say which database, as for npm start, and the settings of payments which provider.
`;

type Environment = Readonly<Record<string, string | undefined>>;
type Work = (desk: PaymentDesk, args: readonly string[]) => Promise<string>;

/** Each with the most arguments that it takes. */
const COMMANDS: Commands<Work> = new Map([
  ['list', [0, ({ db, now }: PaymentDesk) => listPayments(db.orm, now())]],
  ['find', [2, find]],
  ['none', [1, none]],
]);

/** The exit code: 0 where it was done, 1 where it could not be, 2 where the arguments make no sense. */
export async function runPaymentsCommand(
  argv: readonly string[],
  env: Environment = process.env,
  now: () => Date = () => new Date(),
): Promise<number> {
  return exitCodeOf(USAGE, () => doAsAsked(argv, env, now));
}

async function doAsAsked(argv: readonly string[], env: Environment, now: () => Date): Promise<string> {
  const { name, work, args } = findCommand(COMMANDS, argv);
  if (name !== 'list' && args[0] === undefined) throw new UsageError('REF is missing.');
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  if (name !== 'list') refuseUnknownSecret(settings);
  const log = createLog(settings.logLevel);
  const store = await openCommandDatabase(settings, log);
  try {
    return await work(paymentDesk({ db: store.db, clock: { now }, settings, log }), args);
  } finally {
    await store.close();
  }
}

/** @throws PlainError */
function refuseUnknownSecret({ payments }: Settings): void {
  if (payments.kind !== 'sandbox' || payments.secret !== null) return;
  throw new PlainError(
    'PAYMENTS_SECRET must be what the shop was started with. Without one the shop made one up that nobody else knows.',
  );
}

async function find(desk: PaymentDesk, [ref = '', order]: readonly string[]): Promise<string> {
  const attempt = await attemptOf(desk, ref);
  if (order !== undefined) hint(desk, ref, order);
  return `${ref}: ${endOfPayment(await asked(desk, attempt))}`;
}

async function none(desk: PaymentDesk, [ref = '']: readonly string[]): Promise<string> {
  const attempt = await attemptOf(desk, ref);
  const { byHand } = desk.gateway;
  if (!byHand) throw new PlainError(`${ref}: this provider knows by REF alone whether it has it: use find.`);
  if (!(await byHand.disown(ref, new Date(desk.now().getTime() - UNHEARD_MS)))) {
    throw new PlainError(`${ref}: the provider has told its order, or it was sent in the last ten minutes: use find.`);
  }
  return `${ref}: ${endOfPayment(await asked(desk, attempt))}`;
}

/** @throws PlainError */
async function attemptOf({ db }: PaymentDesk, ref: string): Promise<Attempt> {
  const [attempt] = await db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.ref, ref));
  if (!attempt) throw new PlainError(`${ref}: there is no such payment.`);
  if (attempt.method === 'wallet') throw new PlainError(`${ref}: the wallet paid it, and no provider knows of it.`);
  return attempt;
}

function hint({ gateway }: PaymentDesk, ref: string, order: string): void {
  // It becomes a part of an address.
  if (!/^[\w-]{1,100}$/.test(order)) throw new UsageError(`ORDER must be letters, digits and hyphens, not "${order}".`);
  if (!gateway.byHand) throw new UsageError('This provider finds a payment by REF alone: leave ORDER out.');
  gateway.byHand.hint(ref, order);
}

/** @throws PlainError where the provider tells nothing */
async function asked(desk: PaymentDesk, attempt: Attempt): Promise<Attempt> {
  try {
    return await takeAnswer(desk, attempt);
  } catch (error) {
    if (!(error instanceof ProviderSilent) && !(error instanceof ProviderRefused)) throw error;
    throw new PlainError(`${attempt.ref}: nothing has changed. ${error.message}.`);
  }
}

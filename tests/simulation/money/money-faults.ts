/** Mistakes that are planted in the selling engine, by what it speaks through: the provider's interface and its own SQL. */
import type { Pool, PoolClient } from 'pg';

import {
  ProviderSilent,
  type PaymentGateway,
  type ProviderPayment,
} from '#server/gateways/payments/payment-gateway.ts';

export interface MoneyFaults {
  /** No row is locked, the wallet's and the shopper's least of all. */
  readonly unlocked?: boolean;
  /** What a prepared order held in a slot or on a shelf stays held. */
  readonly keepsHolds?: boolean;
  /** Who comes back from 3-D Secure has paid: the provider is not asked how it ended. */
  readonly paysOnRedirect?: boolean;
  /** An event is believed unproved, and so is what it says. */
  readonly trustsEvents?: boolean;
  /** An answer that is lost passes for a no. */
  readonly takesUnknownForFailed?: boolean;
  /** Money without an order is not given back. */
  readonly forgetsReverse?: boolean;
}

export function faultyGateway(real: PaymentGateway, faults: MoneyFaults): PaymentGateway {
  const believed = new Map<string, ProviderPayment>();
  const asked = faults.takesUnknownForFailed ? failing : asItIs;
  return {
    ...real,
    authorise: (payment) => asked(payment.ref, () => real.authorise(payment)),
    find: async (ref) => believed.get(ref) ?? real.find(ref),
    completeChallenge: async (ref) => {
      if (!faults.paysOnRedirect) return asked(ref, () => real.completeChallenge(ref));
      const found = await real.find(ref);
      return { ...(found ?? unheard(ref)), state: 'authorised' };
    },
    void: async (ref, operation) =>
      faults.forgetsReverse ? ((await real.find(ref)) ?? unheard(ref)) : real.void(ref, operation),
    readEvent: (raw, headers, now) => {
      if (!faults.trustsEvents) return real.readEvent(raw, headers, now);
      const { id, ref, kind, fils } = JSON.parse(raw.toString()) as Record<'id' | 'ref' | 'kind', string> & {
        fils?: number;
      };
      if (kind === 'authorised') believed.set(ref, { ...unheard(ref), state: 'authorised', fils: fils ?? 0 });
      return { id, ref };
    },
  };
}

function asItIs(_ref: string, ask: () => Promise<ProviderPayment>): Promise<ProviderPayment> {
  return ask();
}

async function failing(ref: string, ask: () => Promise<ProviderPayment>): Promise<ProviderPayment> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderSilent) return unheard(ref);
    throw error;
  }
}

const unheard = (ref: string): ProviderPayment => ({
  ref,
  state: 'failed',
  fils: 0,
  captured: 0,
  refunded: 0,
  isSettled: false,
  challenge: null,
  card: null,
  operations: [],
});

/** Every statement of the pool from here on, changed as the mistakes want it. */
export function plantInStatements(pool: Pool, faults: MoneyFaults): void {
  if (!faults.unlocked && !faults.keepsHolds) return;
  const change = (statement: string): string => {
    const unlocked = faults.unlocked ? statement.replace(/ for no key update$/, '') : statement;
    if (!faults.keepsHolds) return unlocked;
    return unlocked.replace(/delete from "(slot|stock)_hold" where/, 'delete from "$1_hold" where false and');
  };
  const planted = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (planted.has(client)) return;
    planted.add(client);
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') throw new TypeError('a connection without queries');
    const changed = (first: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [changedStatement(first, change), ...rest]);
    Reflect.set(client, 'query', changed);
  });
}

/** drizzle hands over an object, `pool.query` a text or an object; a query that was made elsewhere stays as it is. */
function changedStatement(first: unknown, change: (statement: string) => string): unknown {
  if (typeof first === 'string') return change(first);
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string') return first;
  return Object.getPrototypeOf(first) === Object.prototype ? { ...first, text: change(first.text) } : first;
}

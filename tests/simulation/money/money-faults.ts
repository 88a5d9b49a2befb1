/** Mistakes that are planted in the selling engine: their names, and those of the provider's interface. */
import {
  ProviderSilent,
  type PaymentGateway,
  type ProviderPayment,
} from '#server/gateways/payments/payment-gateway.ts';

import type { PlantedTrigger } from './money-triggers.ts';

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
  /** A request that comes again is worked on again, whatever its key. */
  readonly ignoresKeys?: boolean;
  /** What goes back is sent twice, each time under a key of its own. */
  readonly refundsTwice?: boolean;
  /** What was added to an order frees that one's place when it is cancelled. */
  readonly addedFreesPlace?: boolean;
  /** The place that an order leaves for another time stays taken. */
  readonly keepsOldPlace?: boolean;
  /** What picking did not find is paid all the same. */
  readonly chargesInFull?: boolean;
  /** What comes instead costs what it costs, also where that is more than what was ordered. */
  readonly dearSubstitutes?: boolean;
  /** Whatever a shopper says, what is cancelled goes back to the card. */
  readonly ignoresWay?: boolean;
  /** An order is said to be cancelled, and is not. */
  readonly forgetsCancel?: boolean;
  /** Whatever code of an e-gift is typed, its money is said to be in the wallet. */
  readonly forgetsRedeeming?: boolean;
  /** A fil less than asked goes back. */
  readonly sendsLess?: boolean;
  /** A fil less of a bill is captured. */
  readonly takesLess?: boolean;
  /** What the database does amiss. */
  readonly trigger?: PlantedTrigger;
}

export function faultyGateway(real: PaymentGateway, faults: MoneyFaults): PaymentGateway {
  /** What events said, in fils by our reference. */
  const believed = new Map<string, number>();
  const asked = faults.takesUnknownForFailed ? failing : asItIs;
  return {
    ...real,
    authorise: (payment) => asked(payment.ref, () => real.authorise(payment)),
    find: async (ref) => {
      const found = await real.find(ref);
      const fils = believed.get(ref);
      return fils === undefined ? found : { ...unheard(ref), fils, ...found, state: 'authorised' };
    },
    completeChallenge: async (ref) => {
      if (!faults.paysOnRedirect) return asked(ref, () => real.completeChallenge(ref));
      const found = await real.find(ref);
      return { ...(found ?? unheard(ref)), state: 'authorised' };
    },
    void: async (ref, operation) =>
      faults.forgetsReverse ? ((await real.find(ref)) ?? unheard(ref)) : real.void(ref, operation),
    refund: async (ref, { key, fils }) => {
      if (faults.refundsTwice) await real.refund(ref, { key: `${key} before`, fils });
      return real.refund(ref, { key, fils: faults.sendsLess ? fils - 1 : fils });
    },
    capture: (ref, { key, fils }) => {
      const isLess = faults.takesLess && key.startsWith('capture PBO');
      return real.capture(ref, { key, fils: isLess ? fils - 1 : fils });
    },
    readEvent: (raw, headers, now) => {
      if (!faults.trustsEvents) return real.readEvent(raw, headers, now);
      const { id, ref, kind, fils } = JSON.parse(raw.toString()) as Record<'id' | 'ref' | 'kind', string> & {
        fils?: number;
      };
      if (kind === 'authorised') believed.set(ref, fils ?? 0);
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

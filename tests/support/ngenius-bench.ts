/** The N-Genius adapter before its stub, and a database of its own. */
import { ngeniusGateway } from '#server/gateways/payments/ngenius-gateway.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import type { Database } from '#server/kit/database.ts';
import { readNgeniusPlace } from '#server/kit/ngenius-settings.ts';

import type { GatewayBench } from './gateway-bench.ts';
import { NGENIUS_ENV } from './ngenius-env.ts';
import { openNgeniusStub, type NgeniusStub } from './ngenius-stub.ts';

export interface NgeniusBench extends GatewayBench {
  readonly stub: NgeniusStub;
  /** Another process of the shop, or one that was started anew: it shares the database alone. */
  another(changes?: { timeout?: number; env?: Partial<Record<keyof typeof NGENIUS_ENV, string>> }): PaymentGateway;
}

export async function openNgeniusBench(db: Database): Promise<NgeniusBench> {
  const stub = await openNgeniusStub();
  const another: NgeniusBench['another'] = ({ timeout = 2000, env = {} } = {}) => {
    const origins = { NGENIUS_API_ORIGIN: stub.origin, NGENIUS_PAGE_ORIGIN: stub.origin };
    const place = readNgeniusPlace({ ...NGENIUS_ENV, ...origins, ...env });
    if (!place) throw new Error('NGENIUS_API_KEY is not set');
    return ngeniusGateway({ place, db, now: () => stub.now(), timeout });
  };
  return {
    stub,
    another,
    gateway: another(),
    patient: (timeout) => another({ timeout }),
    session: (number) => Promise.resolve(stub.session(number)),
    answerChallenge: ({ challenge }, isConfirmed) =>
      Promise.resolve(stub.answerChallenge(String(challenge?.orderReference), isConfirmed)),
    answerSheet: () => Promise.reject(new Error('N-Genius opens no sheet')),
    advance: (milliseconds) => Promise.resolve(stub.advance(milliseconds)),
    settlesWithin: 27 * 3_600_000,
    resentAfter: 11 * 60_000,
    loseAnswers: (when) => stub.loseAnswers(when),
    refuseNext: (_ref, how) =>
      Promise.resolve(
        stub.answerNext({ status: how === 'refuse' ? 422 : 403, body: '{"message":"The operator said no"}' }),
      ),
    tell: (gateway, ref) => {
      const { raw, headers } = stub.eventOf(ref);
      if (gateway.readEvent(raw, headers, stub.now())?.ref !== ref) throw new Error('the event was not believed');
    },
  };
}

/** The sandbox's gateway before the sandbox. */
import { sandboxGateway } from '#server/gateways/payments/sandbox-gateway.ts';
import type { Database } from '#server/kit/database.ts';

import type { GatewayBench } from './gateway-bench.ts';
import { openTestSandbox } from './sandbox.ts';

export async function openSandboxBench(db: Database): Promise<GatewayBench> {
  const sandbox = await openTestSandbox(db);
  const { gateway, origin, secret } = sandbox;
  return {
    gateway,
    patient: (timeout) => sandboxGateway({ origin, serverOrigin: origin, secret, timeout }),
    session: (number) => sandbox.session(number),
    answerChallenge: (payment, isConfirmed) => sandbox.answerChallenge(payment, isConfirmed),
    answerSheet: (payment, how) => sandbox.answerSheet(payment, how),
    advance: (milliseconds) => sandbox.advance(milliseconds),
    settlesWithin: 60_000,
    resentAfter: 0,
    loseAnswers: (when) => sandbox.loseAnswers(when),
    refuseNext: (ref, how) => sandbox.refuseNext(ref, how),
    // The sandbox finds a payment by our reference.
    tell: () => undefined,
  };
}

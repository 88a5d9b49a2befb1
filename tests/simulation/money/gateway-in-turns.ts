import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';

import type { Turns } from './turns.ts';

/** What is asked of the provider is a turn too: another tab may go on before it is sent, and before its answer is taken in. */
export function gatewayInTurns(gateway: PaymentGateway, turns: Turns): PaymentGateway {
  const inTurn = <Said>(ask: () => Promise<Said>): Promise<Said> => turns.current?.inTurn(null, ask) ?? ask();
  return {
    ...gateway,
    authorise: (asked) => inTurn(() => gateway.authorise(asked)),
    openWallet: (asked) => inTurn(() => gateway.openWallet(asked)),
    find: (ref) => inTurn(() => gateway.find(ref)),
    completeChallenge: (ref) => inTurn(() => gateway.completeChallenge(ref)),
    capture: (ref, operation) => inTurn(() => gateway.capture(ref, operation)),
    void: (ref, operation) => inTurn(() => gateway.void(ref, operation)),
    refund: (ref, operation) => inTurn(() => gateway.refund(ref, operation)),
    removeCard: (token) => inTurn(() => gateway.removeCard(token)),
  };
}

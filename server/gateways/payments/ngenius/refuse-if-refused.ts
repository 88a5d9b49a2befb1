/** The gateway's refusal in its own words, without anything that looks like a card number. */
import { ProviderRefused } from '#server/gateways/payments/payment-gateway.ts';

import type { NgeniusAnswer } from './ngenius-request.ts';
import { ngeniusRefusal } from './ngenius-wire.ts';
import { readOrNull } from './read-or-null.ts';

/** @throws ProviderRefused */
export function refuseIfRefused({ status, body }: NgeniusAnswer, { isFinal }: { readonly isFinal: boolean }): unknown {
  if (status < 400) return body;
  const said = readOrNull(ngeniusRefusal, body);
  const message = said?.message ?? said?.errors?.[0]?.message ?? `N-Genius answered ${status}`;
  throw new ProviderRefused(message.slice(0, 200).replace(/\d(?:[ -]?\d){11,}/g, '(number)'), isFinal);
}

/** How a provider refused: `final: why`, `for now: why`; `done` where it did not, and another error's own words. */
import { ProviderRefused } from '#server/gateways/payments/payment-gateway.ts';

export async function refusedBy(asking: Promise<unknown>): Promise<string> {
  const error: unknown = await asking.then(
    () => 'done',
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProviderRefused) return `${error.isFinal ? 'final' : 'for now'}: ${error.message}`;
  return String(error);
}

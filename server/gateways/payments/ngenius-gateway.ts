/**
 * The payment provider's interface over N-Genius Online of Network International (money.md section 4, docs/payments.md). Written from its
 * public documents and tried against a stub of them, never against the real gateway.
 */
import type { Database } from '#server/kit/database.ts';
import type { NgeniusPlace } from '#server/kit/ngenius-settings.ts';

import { authorise } from './ngenius/authorise.ts';
import { look } from './ngenius/look.ts';
import { ngeniusDesk } from './ngenius/ngenius-desk.ts';
import { readNgeniusEvent } from './ngenius/ngenius-event.ts';
import { operate } from './ngenius/operate.ts';
import { disownOrder } from './ngenius/order-notes.ts';
import { refTurns } from './ngenius/ref-turns.ts';
import { ProviderRefused, ProviderSilent, type PaymentGateway } from './payment-gateway.ts';

interface NgeniusParts {
  readonly place: Omit<NgeniusPlace, 'kind'>;
  readonly db: Database;
  readonly now: () => Date;
  /** How long an answer is waited for. Milliseconds; 15 000 unless told. */
  readonly timeout?: number;
}

const TIMEOUT = 15_000;
/** Their references that events told and nobody has asked for yet. */
const MOST_TOLD = 1000;

/** One of it for a process: it keeps the access token, and the line of each payment. */
export function ngeniusGateway({ place, db, now, timeout = TIMEOUT }: NgeniusParts): PaymentGateway {
  const desk = ngeniusDesk({ place, db, now, timeout });
  const inTurn = refTurns();
  const tell = (ref: string, orderReference: string): void => {
    const [oldest] = desk.told.keys();
    if (oldest !== undefined && desk.told.size >= MOST_TOLD) desk.told.delete(oldest);
    desk.told.set(ref, orderReference);
  };
  return {
    can: { cvvSession: false, sameDayRefund: false, wallets: [] },
    page: {
      sdkUrl: `${place.pageOrigin}/hosted-sessions/sdk.js`,
      surfaceScript: 'ngenius.js',
      scriptOrigins: [place.pageOrigin],
      frameOrigins: [place.pageOrigin],
      connectOrigins: [place.pageOrigin, place.apiOrigin],
      settings: { apiKey: place.sessionKey, outletRef: place.outlet },
    },
    authorise: (asked) => inTurn(asked.ref, () => authorise(desk, asked)),
    // Their ways of a wallet were never tried, so none is offered (docs/payments.md).
    openWallet: () => Promise.reject(new ProviderRefused('N-Genius is asked for no device wallet', true)),
    find: (ref) => inTurn(ref, async () => (await look(desk, ref))?.payment ?? null),
    // The page's SDK takes the challenge's answer to N-Genius by itself.
    completeChallenge: (ref) =>
      inTurn(ref, async () => {
        const looked = await look(desk, ref);
        if (!looked) throw new ProviderSilent('There is no such payment');
        return looked.payment;
      }),
    capture: (ref, { key, fils }) => inTurn(ref, () => operate(desk, ref, { kind: 'capture', key, fils })),
    void: (ref, { key }) => inTurn(ref, () => operate(desk, ref, { kind: 'void', key, fils: 0 })),
    refund: (ref, { key, fils }) => inTurn(ref, () => operate(desk, ref, { kind: 'refund', key, fils })),
    // Its tokens are made from the card's number and kept nowhere (its tokenization guide): to forget ours is all there is to do.
    removeCard: () => Promise.resolve(),
    byHand: { hint: tell, disown: (ref, before) => inTurn(ref, () => disownOrder(db, ref, before)) },
    readEvent: (raw, headers) => {
      const event = readNgeniusEvent(place, raw, headers);
      if (!event) return null;
      if (event.orderReference !== null) tell(event.ref, event.orderReference);
      return { id: event.id, ref: event.ref };
    },
  };
}

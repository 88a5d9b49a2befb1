/**
 * What the app and /card-frame say to each other by postMessage, both on the shop's own origin (money.md section 4). The frame shows the
 * payment provider's card form, its CVV field, its 3-D Secure challenge or the sheet of a device's wallet; no card number and no CVV is in any
 * message.
 */
import { byKind, checked } from './wire-checks.ts';
import { bool, freeformWithin, nullable, oneOf, text } from './wire-types.ts';
import { record } from './wire.ts';

/** Pixels that the app gives the frame; the challenge's is for a narrow page, and 650 for a wide one (account.md: Frames). */
export const CARD_FRAME_HEIGHTS = { card: 275, cvv: 110, challenge: 600, wideChallenge: 650, wallet: 460 } as const;

const colour = checked(text(7), (value) => /^#[0-9a-f]{6}$/i.test(value), 'must be a colour such as #fbf7ee');

/** The app's own, so that the form looks like the page around it. */
const frameColours = record({
  ground: ['ground', colour],
  ink: ['ink', colour],
  /** Labels. */
  soft: ['soft', colour],
  /** Around fields. */
  line: ['line', colour],
  action: ['action', colour],
  danger: ['danger', colour],
});

/** From the app. `show` again replaces what is shown; `session` asks for one of what was typed. */
export const toCardFrame = byKind({
  show: record({
    what: ['what', oneOf(['card', 'cvv', 'challenge', 'wallet'])],
    language: ['language', oneOf(['en', 'ar'])],
    colours: ['colours', frameColours],
    /** Of the kept card whose CVV is asked for: American Express has four digits. */
    scheme: ['scheme', nullable(oneOf(['visa', 'mastercard', 'amex', 'driversclub']))],
    /** The server's answer that asks for 3-D Secure, or opens a wallet's sheet (contract/device-wallets.ts), as it is. */
    challenge: ['challenge', nullable(freeformWithin(20_000))],
  }),
  session: record({}),
});

/** How a payment ended as far as the provider's page knows; paid is only what the server says (decisions.md 10). */
export const CARD_OUTCOMES_SHOWN = ['AUTHORISED', 'CAPTURED', 'FAILED', 'THREE_DS_FAILURE', 'AWAIT_3DS'] as const;

/** How the sheet of a device's wallet ended; after SUCCESS the server is asked what came of it. */
export const WALLET_WORDS = ['SUCCESS', 'CANCEL', 'ERROR'] as const;

/** From the frame. */
export const fromCardFrame = byKind({
  /** The form can be typed into: Pay may appear. */
  loaded: record({}),
  /** Which fields are right as they are now; the CVV field alone says of the others that they are. */
  valid: record({
    number: ['number', bool],
    name: ['name', bool],
    expiry: ['expiry', bool],
    cvv: ['cvv', bool],
  }),
  session: record({ id: ['id', text(500)] }),
  outcome: record({ word: ['word', oneOf(CARD_OUTCOMES_SHOWN)] }),
  wallet: record({ word: ['word', oneOf(WALLET_WORDS)] }),
  /** The form could not be shown, no session could be made of what was typed, or the challenge could not be run. */
  failed: record({ at: ['at', oneOf(['load', 'session', 'challenge'])] }),
});

/** What the app says to /card-frame (contract/card-frame.ts), in the colours of the page around it. */
import { toCardFrame } from '#contract/card-frame.ts';
import type { CARD_SCHEMES } from '#contract/payments.ts';
import type { Locale } from '#contract/urls.ts';

import type { Challenge } from './payment-flow.ts';

export type CardScheme = (typeof CARD_SCHEMES)[number];

export type ShownInFrame =
  | { readonly what: 'card' }
  /** Of a kept card. */
  | { readonly what: 'cvv'; readonly scheme: CardScheme }
  | { readonly what: 'challenge'; readonly challenge: Challenge }
  /** The sheet of a device's wallet. */
  | { readonly what: 'wallet'; readonly challenge: Challenge };

export function showInFrame(shown: ShownInFrame, language: Locale, colourOf = colourOfPage): unknown {
  return toCardFrame.encode({
    kind: 'show',
    what: shown.what,
    language,
    colours: {
      ground: colourOf('--surface', '#ffffff'),
      ink: colourOf('--ink', '#35261a'),
      soft: colourOf('--muted', '#6a5644'),
      line: colourOf('--edge', '#94806a'),
      action: colourOf('--palm', '#1c6843'),
      danger: colourOf('--danger', '#b3261e'),
    },
    scheme: shown.what === 'cvv' ? shown.scheme : null,
    challenge: 'challenge' in shown ? shown.challenge : null,
  });
}

export function askForSession(): unknown {
  return toCardFrame.encode({ kind: 'session' });
}

/** `#fff` and `#FFFFFF` as `#ffffff`: a build shortens colours. `instead` for anything else. */
export function sixDigits(written: string, instead: string): string {
  const colour = written.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour;
  return /^#[0-9a-f]{3}$/.test(colour) ? colour.replace(/[0-9a-f]/g, '$&$&') : instead;
}

function colourOfPage(name: string, instead: string): string {
  return sixDigits(getComputedStyle(document.documentElement).getPropertyValue(name), instead);
}

import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { MethodNote } from './method-note.tsx';
import type { PayMethod } from './pay-method.ts';

const CARD = { token: 't', scheme: 'visa', maskedPan: '401200******4242', expiry: '12/40' } as const;

test.each<[PayMethod, string]>([
  [{ kind: 'wallet' }, 'from your wallet'],
  [{ kind: 'device', wallet: 'samsung' }, 'with Samsung Pay'],
  [{ kind: 'new-card' }, 'with a new card'],
  [{ kind: 'saved-card', card: CARD }, 'with Visa 4242'],
])('the button says what it pays with: %o', (method, said) => {
  expect(showWidget(<MethodNote method={method} />).container.textContent).toBe(said);
});

import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import type { PayMethod } from './pay-method.ts';
import { PayWords } from './pay-words.tsx';

const CARD = { token: 't', scheme: 'visa', maskedPan: '401200******4242', expiry: '12/40' } as const;

test.each<[PayMethod | null, string]>([
  [null, 'Pay Now AED 103.70'],
  [{ kind: 'wallet' }, 'Pay AED 103.70 from wallet'],
  [{ kind: 'device', wallet: 'samsung' }, 'Pay AED 103.70 with Samsung Pay'],
  [{ kind: 'new-card' }, 'Pay AED 103.70 with a new card'],
  [{ kind: 'saved-card', card: CARD }, 'Pay AED 103.70 with Visa 4242'],
])('the button says how much it pays and with what: %o', (method, said) => {
  const { container } = showWidget(<PayWords fils={10_370} method={method} />);
  expect(container.textContent.replaceAll(/\s/g, ' ')).toBe(said);
});

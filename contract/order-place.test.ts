import { expect, test } from 'vitest';

import { readOrderPlace } from './order-place.ts';

test('the thank-you page is of an order; PR0 is PRO', () => {
  expect([
    readOrderPlace({ doctype: 'PR0', docno: '5' }),
    readOrderPlace({ doctype: 'rso', docno: '6' }),
    readOrderPlace({ doctype: 'PBO', docno: '6' }),
    readOrderPlace({ doctype: 'RSO', docno: 'x' }),
  ]).toEqual([{ doctype: 'PRO', docno: 5 }, { doctype: 'RSO', docno: 6 }, null, null]);
});

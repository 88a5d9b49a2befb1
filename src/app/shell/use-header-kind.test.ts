import { expect, test } from 'vitest';

import { headerKindOf } from './use-header-kind.ts';

test.each([
  ['/en', 'shop'],
  ['/en/', 'shop'],
  ['/en/account', 'shop'],
  ['/ar/account/', 'shop'],
  ['/en/cart', 'task'],
  ['/en/thankyou/RSO/1001', 'shop'],
  ['/en/searchpage', 'shop'],
  ['/ar/account/mywallet', 'task'],
  ['/en/account/myrewardpoints', 'task'],
  ['/en/orderinvoice/RSO/1001/invoice', 'task'],
  ['/en/trackmyorder/RSO/1001', 'task'],
  ['/en/account/myaddress', 'task'],
  ['/en/account/myaddressdetails', 'task-form'],
  ['/ar/account/updatelocationpin', 'task-form'],
  ['/en/account/shopping/w', 'own'],
  ['/en/checkout', 'task-pay'],
  ['/en/Finalizepayment', 'task-pay'],
])('%s has the header of a page that is: %s', (path, kind) => {
  expect(headerKindOf(path)).toBe(kind);
});

import { describe, expect, test } from 'vitest';

import { historyPath, invoicePath, orderPath, readOrderTab, trackingPath } from './order-urls.ts';

const prepared = { doctype: 'PRO', docno: 31 } as const;

describe('the addresses of an order', () => {
  test('a past order is linked as RSO, whatever it was reached by', () => {
    expect(orderPath(prepared, 'past')).toBe('/orderinvoice/RSO/31/order?title=past');
    expect(orderPath(prepared, 'upcoming')).toBe('/orderinvoice/PRO/31/order?title=upcoming');
  });

  test('tracking, the invoice and the history say which tab they belong to', () => {
    expect(trackingPath(prepared, 'upcoming')).toBe('/trackmyorder/PRO/31?title=upcoming');
    expect(invoicePath(prepared, 'past')).toBe('/orderinvoice/PRO/31/invoice?title=past');
    expect(historyPath('past')).toBe('/account/orderhistory?title=past');
  });

  test('a tab that there is not is the first one', () => {
    expect(['past', 'upcoming', 'PAST', 7, undefined].map((title) => readOrderTab({ title }))).toEqual([
      'past',
      'upcoming',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });
});

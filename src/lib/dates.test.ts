import { describe, expect, test } from 'vitest';

import { formatDelivered, formatDeliveryDay, formatMade } from './dates.ts';

/** 19:09 and a few minutes past midnight in Dubai. */
const EVENING = '2026-11-22T15:09:00Z';
const MIDNIGHT = '2026-11-21T20:04:00Z';

describe('the dates of an order (account.md section 9)', () => {
  test('DD-MMM-YYYY | hh:mma for placed, cancelled and created times', () => {
    expect(formatMade(EVENING, 'en')).toBe('22-Nov-2026 | 07:09pm');
    expect(formatMade(MIDNIGHT, 'en')).toBe('22-Nov-2026 | 12:04am');
    expect(formatMade(EVENING, 'ar')).toBe('22-نوفمبر-2026 | 07:09م');
  });

  test('DD MMM, YYYY | hh:mma for delivery times', () => {
    expect(formatDelivered(EVENING, 'en')).toBe('22 Nov, 2026 | 07:09pm');
    expect(formatDelivered(EVENING, 'ar')).toBe('22 نوفمبر، 2026 | 07:09م');
    expect(formatDeliveryDay(MIDNIGHT, 'en')).toBe('22 Nov, 2026');
  });
});

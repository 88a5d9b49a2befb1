/** Days and times as the shop says them: always Asia/Dubai, whatever the device says (decisions.md 15). */
const TIME_ZONE = 'Asia/Dubai';

const SHAPES = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  weekdayDate: { weekday: 'long', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function formatDate(iso: string, shape: keyof typeof SHAPES, locale: string): string {
  return new Intl.DateTimeFormat(`${locale}-AE`, {
    ...SHAPES[shape],
    timeZone: TIME_ZONE,
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(iso));
}

/** "22-Nov-2026 | 07:09pm": when an order was placed, cancelled or made (account.md section 9, Date formats). */
export function formatMade(iso: string, locale: string): string {
  const { day, month, year, time } = partsOf(iso, locale);
  return `${day}-${month}-${year} | ${time}`;
}

/** "22 Nov, 2026": the day of a delivery. */
export function formatDeliveryDay(iso: string, locale: string): string {
  const { day, month, year } = partsOf(iso, locale);
  return `${day} ${month}${locale === 'ar' ? '،' : ','} ${year}`;
}

/** "22 Nov, 2026 | 07:09pm": when an order was delivered. */
export function formatDelivered(iso: string, locale: string): string {
  return `${formatDeliveryDay(iso, locale)} | ${partsOf(iso, locale).time}`;
}

function partsOf(iso: string, locale: string): Record<'day' | 'month' | 'year' | 'time', string> {
  const format = new Intl.DateTimeFormat(`${locale}-AE`, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: TIME_ZONE,
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
  const found = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => found.get(type) ?? '';
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    time: `${part('hour')}:${part('minute')}${part('dayPeriod').toLowerCase()}`,
  };
}

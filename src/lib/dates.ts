/** Parts of dates: always Asia/Dubai, whatever the device says (decisions.md 15). How a day and a time are said: spoken-dates.ts. */
const TIME_ZONE = 'Asia/Dubai';

const SHAPES = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function formatDate(iso: string, shape: keyof typeof SHAPES, locale: string): string {
  return new Intl.DateTimeFormat(`${locale}-AE`, {
    ...SHAPES[shape],
    timeZone: TIME_ZONE,
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(iso));
}

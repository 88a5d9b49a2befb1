/** Days and times as the shop says them: always Asia/Dubai, whatever the device says (decisions.md 15). */
const TIME_ZONE = 'Asia/Dubai';

const SHAPES = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  weekdayDate: { weekday: 'long', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
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

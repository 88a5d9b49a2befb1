/** An entry for the shopper's own calendar, as a text in iCalendar's form (RFC 5545): pure. */
export interface CalendarEntry {
  /** Unlike that of any other entry: the same one again takes the first one's place. */
  readonly id: string;
  /** ISO */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
  readonly place: string;
  readonly url: string;
}

/** `now`: ISO, when it was written. */
export function calendarFile({ id, startsAt, endsAt, title, place, url }: CalendarEntry, now: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zad//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** 20261122T140000Z */
function moment(iso: string): string {
  return new Date(iso).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (one) => `\\${one}`).replaceAll(/\r?\n/g, '\\n');
}

/** A line has at most 75 bytes; what is longer goes on in a line that begins with a space. A letter is not cut apart. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}

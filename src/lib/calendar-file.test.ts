import { expect, test } from 'vitest';

import { calendarFile } from './calendar-file.ts';

const ENTRY = {
  id: 'RSO-1001@zad.example',
  startsAt: '2026-11-22T16:00:00.000Z',
  endsAt: '2026-11-22T18:00:00.000Z',
  title: 'Zad: order RSO-1001',
  place: 'Villa 12, Al Wasl Road; Dubai\nUnited Arab Emirates',
  url: 'https://zad.example/en/thankyou/RSO/1001',
};

test('a delivery is an event in UTC, whose words are escaped', () => {
  const lines = calendarFile(ENTRY, '2026-11-22T12:00:00.123Z').split('\r\n');
  expect(lines).toContain('DTSTAMP:20261122T120000Z');
  expect(lines).toContain('DTSTART:20261122T160000Z');
  expect(lines).toContain('DTEND:20261122T180000Z');
  expect(lines).toContain('LOCATION:Villa 12\\, Al Wasl Road\\; Dubai\\nUnited Arab Emirates');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('a long line goes on in the next ones, and no letter is cut apart', () => {
  const title = 'طلبك من زاد '.repeat(12).trim();
  const text = calendarFile({ ...ENTRY, title }, ENTRY.startsAt);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

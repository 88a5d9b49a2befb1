import { sayHours } from '#contract/rules/hours.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The hours of a delivery on a chip. In Arabic they are words: in two lines, the larger with the hours, they are read at a glance. */
export function HoursWords({ hours }: { hours: string }) {
  const said = sayHours(hours, useLocale());
  const words = said.split(/[ \u00a0]/);
  // "From 4 to 6" and "in the evening"; "from 10 in the morning" and "to 12 at noon". English is short.
  const first = words.length === 5 ? 4 : words.length === 6 ? 3 : words.length;
  if (first === words.length) return <bdi>{said}</bdi>;
  return (
    <bdi>
      {words.slice(0, first).join('\u00a0')}
      <br />
      <small>{words.slice(first).join('\u00a0')}</small>
    </bdi>
  );
}

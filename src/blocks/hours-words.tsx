import { sayHoursInLines } from '#contract/rules/hours.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The hours of a delivery on a chip. In Arabic they are words: in two lines, the larger with the hours, they are read at a glance. */
export function HoursWords({ hours }: { hours: string }) {
  const [first, second] = sayHoursInLines(hours, useLocale());
  return (
    <bdi>
      {first}
      {second !== undefined && (
        <>
          <br /> <small>{second}</small>
        </>
      )}
    </bdi>
  );
}

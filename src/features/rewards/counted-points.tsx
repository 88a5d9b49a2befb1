import { Plural } from '@lingui/react/macro';

/** "1 point", "500 points". */
export function CountedPoints({ count }: { count: number }) {
  return <Plural value={count} one="# point" other="# points" />;
}

import { Plural } from '@lingui/react/macro';

/** How many products there are. */
export function ResultCount({ total }: { total: number }) {
  return <Plural value={total} _0="No products" one="# product" other="# products" />;
}

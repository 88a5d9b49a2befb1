import type { HomeCarousel } from '#contract/catalogue.ts';
import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

import { ProductRow } from './product-row.tsx';

/** Not of a guest's first page. Until its code has come, and where it cannot, the shop's own row is the first. */
const OwnFirstRow = later<{ shops: HomeCarousel }>(
  async () => (await import('./own-first-row.tsx')).OwnFirstRow,
  ({ shops }) => <ProductRow carousel={shops} isFirst />,
);

/** The row a shopper meets first: what they buy again and again, or what the shop puts first. */
export function FirstRow({ shops }: { shops: HomeCarousel }) {
  const user = useSessionUser();
  return user ? <OwnFirstRow shops={shops} /> : <ProductRow carousel={shops} isFirst />;
}

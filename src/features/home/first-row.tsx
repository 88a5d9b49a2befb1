import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

import { ProductRow, type ProductRowProps } from './product-row.tsx';

/** Not of a guest's first page. Until its code has come, and where it cannot, the shop's own row is the first. */
const OwnFirstRow = later(async () => (await import('./own-first-row.tsx')).OwnFirstRow, ProductRow);

/** The row a shopper meets first: what they buy again and again, or what the shop puts first. */
export function FirstRow(shops: ProductRowProps) {
  const Row = useSessionUser() ? OwnFirstRow : ProductRow;
  return <Row {...shops} />;
}

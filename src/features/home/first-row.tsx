import { lazy, Suspense } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { useSessionUser } from '#src/state/session.ts';

import { ProductRow } from './product-row.tsx';

/** Not of a guest's first page. Where its code cannot come, the shop's own row is the first. */
const OwnFirstRow = lazy(() =>
  import('./own-first-row.tsx').then(
    (loaded) => ({ default: loaded.OwnFirstRow }),
    () => ({ default: ({ shops }: { shops: HomeCarousel }) => <ProductRow carousel={shops} isFirst /> }),
  ),
);

/** The row a shopper meets first: what they buy again and again, or what the shop puts first. */
export function FirstRow({ shops }: { shops: HomeCarousel }) {
  const user = useSessionUser();
  const row = <ProductRow carousel={shops} isFirst />;
  if (!user) return row;
  return (
    <Suspense fallback={row}>
      <OwnFirstRow shops={shops} />
    </Suspense>
  );
}

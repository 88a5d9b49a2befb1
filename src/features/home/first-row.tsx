import { useState } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

import { ProductRow } from './product-row.tsx';

/** Not of a guest's first page. */
const BoughtAgain = later(async () => (await import('./bought-again.tsx')).BoughtAgain);

/**
 * The row a shopper meets first: what they buy again and again, or what the shop puts first. The row that is on the screen takes the
 * other products on, and the shop's own come below it: nothing moves.
 */
export function FirstRow({ carousel }: { carousel: HomeCarousel }) {
  const [again, setAgain] = useState<HomeCarousel | null>(null);
  return (
    <>
      {useSessionUser() && <BoughtAgain onFound={setAgain} />}
      <ProductRow carousel={again ?? carousel} isFirst />
      {again && <ProductRow carousel={carousel} />}
    </>
  );
}

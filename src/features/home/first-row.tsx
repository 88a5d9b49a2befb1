import { useState, type ReactNode } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

import { ProductRow } from './product-row.tsx';

/** Not of a guest's first page. */
const BoughtAgain = later(async () => (await import('./bought-again.tsx')).BoughtAgain);

interface Props {
  carousel: HomeCarousel | undefined;
  /** What stands between the first row and the second. */
  children: ReactNode;
}

/**
 * The row a shopper meets first: what they buy again and again, or what the shop puts first. The row that is on the screen takes the
 * other products on, and the shop's own come below what follows it: nothing on the screen moves.
 */
export function FirstRow({ carousel, children }: Props) {
  // Undefined until it is known.
  const [again, setAgain] = useState<HomeCarousel | null>();
  const first = again ?? carousel;
  return (
    <>
      {useSessionUser() && <BoughtAgain onFound={setAgain} />}
      {first && <ProductRow carousel={first} isFirst isKnown={again !== undefined} />}
      {children}
      {again && carousel && <ProductRow carousel={carousel} />}
    </>
  );
}

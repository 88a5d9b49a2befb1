import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { namedProductPath } from '#contract/named-product-path.ts';
import type { DetailLine } from '#contract/order-detail.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';

interface Props {
  product: Pick<DetailLine, 'stockCode' | 'name'>;
  /** Around the picture: who listens or goes by the keyboard has the name's link. */
  isPicture?: boolean;
  children: ReactNode;
}

/** From a product of an order to its page. */
export function OrderedProductLink({ product, isPicture = false, children }: Props) {
  const params = { locale: useLocale(), _splat: namedProductPath(product).slice('/product/'.length) };
  return (
    <Link
      to="/$locale/product/$"
      params={params}
      className={boxes.bare}
      {...(isPicture && { tabIndex: -1, 'aria-hidden': true })}
    >
      {children}
    </Link>
  );
}

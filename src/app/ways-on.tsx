import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AppLink } from '#src/blocks/app-link.tsx';
import basket from '#src/features/search/basket.svg?url';
import { PopularCategories } from '#src/features/search/popular-categories.tsx';
import { PopularProducts } from '#src/features/search/popular-products.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { useSessionUser } from '#src/state/session.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { useLaterWords } from './i18n/use-later-words.ts';

import styles from './ways-on.module.css';

interface Props {
  title: ReactNode;
  home: ReactNode;
}

/** A page that is not there, and the ways on from it: home, the shelves, the orders of who is signed in, and what others buy. The search field stands above. */
export function WaysOn({ title, home }: Props) {
  const locale = useLocale();
  const user = useSessionUser();
  const hasWords = useLaterWords();
  return (
    <div className={styles.gone}>
      <div className={styles.head}>
        <img src={basket} alt="" width={112} height={112} decoding="async" />
        <h1 className={styles.title}>{title}</h1>
        {hasWords && (
          <p>
            <Trans>The link may be old, or the product may be gone.</Trans>
          </p>
        )}
        <div className={styles.ways}>
          {home}
          {hasWords && (
            <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('quiet')}>
              <Trans>Categories</Trans>
            </Link>
          )}
          {hasWords && user && (
            <AppLink path="/account/orderhistory?title=upcoming" className={buttonClass('quiet')}>
              <Trans>My orders</Trans>
            </AppLink>
          )}
        </div>
      </div>
      {hasWords && <PopularCategories />}
      {hasWords && <PopularProducts />}
    </div>
  );
}

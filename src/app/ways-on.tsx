import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AppLink } from '#src/blocks/app-link.tsx';
import { PopularCategories } from '#src/features/search/popular-categories.tsx';
import { PopularProducts } from '#src/features/search/popular-products.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { useSessionUser } from '#src/state/session.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { useLaterWords } from './i18n/use-later-words.ts';

import styles from './ways-on.module.css';

/** From a page that is not there: home, the shelves, the orders of who is signed in, and what others buy. The search field stands above. */
export function WaysOn({ home }: { home: ReactNode }) {
  const locale = useLocale();
  const user = useSessionUser();
  if (!useLaterWords()) return home;
  return (
    <>
      <p>
        <Trans>The link may be old, or the product may be gone. Search for it above, or go on from here.</Trans>
      </p>
      <div className={styles.ways}>
        {home}
        <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('quiet')}>
          <Trans>Categories</Trans>
        </Link>
        {user && (
          <AppLink path="/account/orderhistory?title=upcoming" className={buttonClass('quiet')}>
            <Trans>My orders</Trans>
          </AppLink>
        )}
      </div>
      <div className={styles.below}>
        <PopularCategories />
        <PopularProducts />
      </div>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { AppLink } from '#src/blocks/app-link.tsx';
import { PopularCategories } from '#src/features/search/popular-categories.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { useSessionUser } from '#src/state/session.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { useLaterWords } from './i18n/use-later-words.ts';

import styles from './ways-on.module.css';

/** From a page that is not there, besides home: the shelves, and the orders of who is signed in. The search field stands above. */
export function WaysOn() {
  const locale = useLocale();
  const user = useSessionUser();
  if (!useLaterWords()) return null;
  return (
    <>
      <div className={styles.ways}>
        <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('quiet')}>
          <Trans>Categories</Trans>
        </Link>
        {user && (
          <AppLink path="/account/orderhistory?title=upcoming" className={buttonClass('quiet')}>
            <Trans>My orders</Trans>
          </AppLink>
        )}
      </div>
      <PopularCategories />
    </>
  );
}

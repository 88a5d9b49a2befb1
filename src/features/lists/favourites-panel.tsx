import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import { FavouritesTab } from './favourites-tab.tsx';

import styles from './rows.module.css';

/** account.md section 2, panel `myfavourites`: the favourites beside the page, and the way to the lists. */
export function FavouritesPanel() {
  const locale = useLocale();
  return (
    <div className={styles.tab}>
      <FavouritesTab />
      <Link
        to="/$locale/account/myfavourites"
        params={{ locale }}
        search={{ tab: 'lists' }}
        className={buttonClass('plain')}
      >
        <Trans>My Lists</Trans>
      </Link>
    </div>
  );
}

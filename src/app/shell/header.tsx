import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { SearchBox } from '#src/blocks/search-box/search-box.tsx';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { useUnsentChanges } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import { DeliverTo } from './deliver-to.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { OwnLinks } from './own-links.tsx';
import { Wordmark } from './wordmark.tsx';

import styles from './header.module.css';

/** Not of the first page: nothing waits before the shopper's rows are read. */
const SyncCount = later(async () => (await import('./sync-count.tsx')).SyncCount);

/** The top of every page. Its links are the mobile tabs' on a wide screen. */
export function Header() {
  const { t } = useLingui();
  const locale = useLocale();
  const unseen = useUnsentChanges() ?? 0;
  const hasUnsaved = useShop(({ waiting, issues }) => waiting.length + issues.length + unseen > 0);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link
          to="/$locale"
          params={{ locale }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.home}
          aria-label={t`Zad, home`}
        >
          <Wordmark />
        </Link>
        <DeliverTo />
        <SearchBox />
        <nav className={styles.nav} aria-label={t`Shop`}>
          <Link to="/$locale/searchpage" params={{ locale }} className={styles.link}>
            <Icon name="squares-four" />
            <Trans>Categories</Trans>
          </Link>
          <OwnLinks />
        </nav>
        {hasUnsaved && <SyncCount />}
        <LanguageToggle />
      </div>
    </header>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { whenIdle } from '#src/app/installed/when-idle.ts';
import { SearchBox } from '#src/blocks/search-box/search-box.tsx';
import { Wordmark } from '#src/blocks/wordmark.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import { DeliverTo } from './deliver-to.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { OwnLinks } from './own-links.tsx';
import type { HeaderKind } from './use-header-kind.ts';

import styles from './header.module.css';

/** After the first page, and before the signal can go: then it would be too late to fetch it. */
const SignalBar = later(async () => {
  await new Promise<void>(whenIdle);
  return (await import('./signal-bar.tsx')).SignalBar;
});

/** The top of every page. Its links are the mobile tabs' on a wide screen. Where one pays, the mark and the language are enough. */
export function Header({ kind }: { kind: HeaderKind }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <header className={styles.header} data-kind={kind}>
      {kind !== 'own' && (
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
          {kind !== 'task-pay' && (
            <>
              <DeliverTo />
              <SearchBox />
              <nav className={styles.nav} aria-label={t`Shop`}>
                <Link to="/$locale/searchpage" params={{ locale }} className={styles.link}>
                  <Icon name="squares-four" />
                  <Trans>Categories</Trans>
                </Link>
                <OwnLinks />
              </nav>
            </>
          )}
          <LanguageToggle />
        </div>
      )}
      <SignalBar />
    </header>
  );
}

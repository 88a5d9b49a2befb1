import { Trans, useLingui } from '@lingui/react/macro';

import type { MenuEntry } from '#contract/side-menu.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { arrangeMenu } from '#src/domain/account/arrange-menu.ts';
import { mySideMenu } from '#src/domain/account/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { MenuLink } from './menu-link.tsx';
import { SideMenuGroup } from './side-menu-group.tsx';

import styles from './side-menu.module.css';

const SHORTCUTS = new Set(['account/orderhistory', 'account/mywallet']);

/** The account's own page, which no group of the menu has. */
const HOME: MenuEntry = {
  id: 0,
  title: { en: 'Overview', ar: 'نظرة عامة' },
  path: 'account',
  icon: '#squares-four',
  leaves: false,
  externalLink: null,
};

interface Props {
  device: 'mobile' | 'web';
  /** The header strip above it leads to orders and wallet, and says what is there: a row for each would say it twice. */
  isBelowShortcuts?: boolean;
}

/** account.md section 2, Account side menu: fetched by device type, then arranged. */
export function SideMenu({ device, isBelowShortcuts = false }: Props) {
  const { t } = useLingui();
  const query = useMine(mySideMenu(device));
  return (
    <nav className={styles.menu} aria-label={t`Account`}>
      {device === 'web' && <MenuLink entry={HOME} groupIcon={null} />}
      <AnswerWithAge
        query={query}
        isAgeSaid={false}
        // About as long as what comes: the page does not end before it.
        skeleton={<Skeleton height={device === 'web' ? '46rem' : '55rem'} />}
        instead={
          <p className={styles.title}>
            <Trans>The rest of your account shows here once the shop can be reached.</Trans>
          </p>
        }
      >
        {({ groups }) =>
          arrangeMenu(groups).map((group) => (
            <SideMenuGroup
              key={group.id}
              group={{
                ...group,
                entries: group.entries.filter(({ path }) => !isBelowShortcuts || path === null || !SHORTCUTS.has(path)),
              }}
              isFolded={device === 'mobile'}
            />
          ))
        }
      </AnswerWithAge>
    </nav>
  );
}

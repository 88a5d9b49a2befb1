import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import { AppLink } from './app-link.tsx';
import { useIsInPanel } from './in-panel.ts';
import { SearchLink } from './search-link.tsx';

import styles from './screen-header.module.css';

interface Props {
  title: ReactNode;
  /** Where the arrow of a phone leads: a path below the language. */
  back?: string;
  /** On a wide screen too: no menu beside it leads there. */
  keepsBack?: boolean;
  /** At the end of its row. */
  beside?: ReactNode;
}

/**
 * A screen's title; on a phone with the way back (account.md section 2, mobile headers). Where it is the header, with the way to the search.
 * Nothing in a panel, which has its own.
 */
export function ScreenHeader({ title, back = '/account', keepsBack = false, beside }: Props) {
  const { t } = useLingui();
  if (useIsInPanel()) return null;
  return (
    <header className={styles.head} data-top-line="" data-keeps-back={keepsBack ? '' : undefined}>
      <AppLink path={back} className={styles.back} label={t`Back`}>
        <Icon name="caret-left" size={24} />
      </AppLink>
      <h1 className={styles.title}>{title}</h1>
      {beside}
      <SearchLink className={styles.search} />
    </header>
  );
}

import { useLocation } from '@tanstack/react-router';

import type { MenuEntry } from '#contract/side-menu.ts';
import { inLocale } from '#contract/urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { ICON_NAMES, type IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import { AnswerMark } from './answer-mark.tsx';

import styles from './side-menu.module.css';

/** Nobody looks for it every week: it is there, and quieter than the rest. */
const LEAST = 'account/deleteaccount';
const CHAT = 'account/livechat';

/** One entry: a page of the app, or one elsewhere, which must be https (security.md row 37). */
export function MenuLink({ entry, groupIcon }: { entry: MenuEntry; groupIcon: string | null }) {
  const locale = useLocale();
  // Favourites and lists are tabs of one page, and an entry each.
  const here = useLocation({
    select: ({ pathname, search }) =>
      pathname.replace(/\/$/, '') + ('tab' in search && search.tab === 'lists' ? '?tab=lists' : ''),
  });
  const content = (
    <>
      <Icon name={iconOf(entry.icon) ?? iconOf(groupIcon) ?? 'caret-right'} />
      <span className={styles.name}>{entry.title[locale]}</span>
      {entry.path === CHAT && <AnswerMark />}
      <Icon name={entry.leaves ? 'arrow-square-out' : 'caret-right'} size={16} />
    </>
  );
  if (entry.leaves) {
    if (!entry.externalLink?.startsWith('https://')) return null;
    return (
      <a href={entry.externalLink} className={styles.entry} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  if (entry.path === null) return null;
  const path = `/${entry.path}`;
  return (
    <AppLink
      path={path}
      className={entry.path === LEAST ? styles.quietEntry : styles.entry}
      isCurrent={inLocale(path, locale) === here}
    >
      {content}
    </AppLink>
  );
}

/** `#wallet` is a picture of our own sprite; one that it does not have is none. */
function iconOf(link: string | null): IconName | undefined {
  return ICON_NAMES.find((name) => link === `#${name}`);
}

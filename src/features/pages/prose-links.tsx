import { AppLink } from '#src/blocks/app-link.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import type { PageLink } from './blocks.ts';

import styles from './prose-links.module.css';

/** Where a page leads on to. */
export function ProseLinks({ items }: { items: readonly PageLink[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.links}>
      {items.map(({ text, to }) => (
        <li key={text.en}>
          {to[locale].startsWith('/') ? (
            <AppLink path={to[locale]} className={styles.link}>
              {text[locale]}
            </AppLink>
          ) : (
            <a href={to[locale]} className={styles.link} rel="noopener noreferrer" target="_blank">
              {text[locale]}
              <Icon name="arrow-square-out" size={16} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

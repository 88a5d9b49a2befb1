import type { MenuGroup } from '#contract/side-menu.ts';
import { groceryGroup } from '#src/domain/account/grocery-group.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { MenuLink } from './menu-link.tsx';

import styles from './side-menu.module.css';

interface Props {
  group: MenuGroup;
  /** The pages about the shop are one row that opens: a phone shows little of the account beside eight of them. */
  isFolded: boolean;
}

/** One group of the account's menu, below its name. */
export function SideMenuGroup({ group: { id, title, icon, entries }, isFolded }: Props) {
  const locale = useLocale();
  const links = (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} groupIcon={icon} />
        </li>
      ))}
    </ul>
  );
  if (isFolded && id === groceryGroup.id) {
    return (
      <details className={styles.group}>
        <summary className={styles.entry}>
          <Icon name="leaf" />
          <h2 className={styles.name}>{title[locale]}</h2>
          <Icon name="caret-down" size={16} />
        </summary>
        {links}
      </details>
    );
  }
  return (
    <section className={id === groceryGroup.id ? styles.story : styles.group} aria-labelledby={`menu-${id}`}>
      <h2 id={`menu-${id}`} className={styles.title}>
        {title[locale]}
      </h2>
      {links}
    </section>
  );
}

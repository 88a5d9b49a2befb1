import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

import styles from './icon.module.css';

/** Icons that point somewhere flip in right-to-left; icons that depict something do not (look.md). */
const POINTING: ReadonlySet<IconName> = new Set([
  'caret-right',
  'caret-left',
  'arrow-square-out',
  'list-plus',
  'export',
  'sign-out',
]);

interface Props {
  name: IconName;
  /** CSS pixels. */
  size?: number;
}

/** Decoration only: what it means is said in words by the control around it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className={POINTING.has(name) ? styles.pointing : styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import { Plural } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './list-facts.module.css';

interface Props {
  count: number;
  /** What they come to by the prices that this device knows; 0 where it knows none. */
  fils: number;
}

/** How long a list is, and what it comes to. */
export function ListFacts({ count, fils }: Props) {
  const locale = useLocale();
  return (
    <span className={styles.facts}>
      <span>
        <Plural value={count} _0="No items yet" one="# item" other="# items" />
      </span>
      {fils > 0 && <bdi>{formatMoney(fils, locale)}</bdi>}
    </span>
  );
}

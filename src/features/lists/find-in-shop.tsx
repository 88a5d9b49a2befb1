import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './row-action.module.css';

/** From an item in the shopper's own words to the products that the shop finds for them. */
export function FindInShop({ words }: { words: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const label = t`Find ${words} in the shop`;
  return (
    <Link
      to="/$locale/searchpage"
      params={{ locale }}
      search={{ q: words }}
      className={buttonClass('quiet', styles.find)}
      aria-label={label}
      title={label}
    >
      <Icon name="magnifying-glass" />
    </Link>
  );
}

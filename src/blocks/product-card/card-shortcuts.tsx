import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useCardExtras } from './use-card-extras.ts';

import styles from './card-shortcuts.module.css';

/** The same as a card's menu has, each a button beside the picture's pack: for a mouse over the card and for the keyboard in it. */
export function CardShortcuts({ card }: { card: ProductCard }) {
  const extras = useCardExtras(card);
  const name = card.name[useLocale()];
  return (
    <div className={styles.shortcuts}>
      {extras.map(({ id, icon, label, act }) => (
        <button
          key={id}
          type="button"
          className={styles.shortcut}
          aria-label={`${label}: ${name}`}
          title={label}
          onClick={act}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}

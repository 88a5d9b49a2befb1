import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import styles from './card-more.module.css';

const CardMenu = later(async () => (await import('./card-menu.tsx')).CardMenu);

interface Props {
  card: ProductCard;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The three dots: what else can be done with the product, on any screen. */
export function CardMore({ card, isOpen, onToggle }: Props) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={t`More for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon name="dots-three" />
      </button>
      {isOpen && (
        <CardMenu
          card={card}
          anchor={button}
          onClose={() => onToggle(false)}
          onMissing={() => {
            onToggle(false);
            showToast(t`This opens once there is a signal`, 'error');
          }}
        />
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useCardExtras } from './use-card-extras.ts';

import styles from './card-menu.module.css';

interface Props {
  card: ProductCard;
  /** The button it opens at, which takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What a card keeps one level down, as a menu over the page. Loaded when it is first asked for. */
export function CardMenu({ card, anchor, onClose }: Props) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const extras = useCardExtras(card);
  return (
    <Popover
      className={styles.menu ?? ''}
      triggerRef={anchor}
      placement="bottom end"
      offset={2}
      containerPadding={8}
      isOpen
      onOpenChange={onClose}
    >
      <Menu
        className={styles.list ?? ''}
        aria-label={t`More for ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened takes the focus (WAI-ARIA menu button)
        autoFocus="first"
        items={extras}
        onClose={onClose}
        onAction={(id) => extras.find((extra) => extra.id === id)?.act()}
      >
        {({ id, icon, label }) => (
          <MenuItem id={id} textValue={label} className={styles.item ?? ''}>
            <Icon name={icon} />
            {label}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import type { ItemPlace } from './move-handle.tsx';

import styles from './move-menu.module.css';

interface Props {
  name: string;
  place: ItemPlace;
  /** The handle it opens at, which takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Where an item can be moved to without dragging. Loaded when it is first asked for. */
export function MoveMenu({ name, place: { index, count, moveTo }, anchor, onClose }: Props) {
  const { t } = useLingui();
  const ways: { id: number; icon: IconName; label: string }[] = [
    { id: index - 1, icon: 'arrow-up', label: t`Move up` },
    { id: index + 1, icon: 'arrow-down', label: t`Move down` },
    { id: 0, icon: 'arrow-line-up', label: t`Move to the top` },
  ];
  // A step away from the top, "up" is to the top.
  const open = ways.filter(({ id, icon }) => id >= 0 && id < count && (icon !== 'arrow-line-up' || index > 1));
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
        aria-label={t`Move ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened takes the focus (WAI-ARIA menu button)
        autoFocus="first"
        items={open}
        onClose={onClose}
        onAction={(id) => moveTo(Number(id))}
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

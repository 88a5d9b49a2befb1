import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

import { AriaLocale } from './aria-locale.tsx';
import { Drawer } from './drawer.tsx';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

import styles from './action-menu.module.css';

export interface MenuAction {
  readonly id: string | number;
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** The button it opens at, which takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Of a thumb's size, from below, with what it is about on top; else it opens at its button. */
  sheet?: { title: string; picture: string } | undefined;
  onClose: () => void;
}

/** Things to do, as a menu over the page. Its code is loaded when a menu is first asked for. */
export function ActionMenu({ label, actions, anchor, sheet, onClose }: Props) {
  const menu = (
    <>
      {/* React Aria's items write a style element of this id, which the page's policy refuses, unless there is one: the rule is ours. */}
      <span id="react-aria-pressable-style" hidden />
      <Menu
        className={(sheet ? styles.rows : styles.list) ?? ''}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened takes the focus (WAI-ARIA menu button)
        autoFocus="first"
        items={actions}
        onClose={onClose}
        onAction={(id) => actions.find((action) => action.id === id)?.act()}
      >
        {({ id, icon, label: words }) => (
          <MenuItem id={id} textValue={words} className={styles.item ?? ''}>
            <Icon name={icon} />
            {words}
          </MenuItem>
        )}
      </Menu>
    </>
  );
  if (sheet) {
    return (
      <Drawer {...sheet} onClose={onClose}>
        {menu}
      </Drawer>
    );
  }
  return (
    <AriaLocale>
      <Popover
        className={styles.menu ?? ''}
        triggerRef={anchor}
        placement="bottom end"
        offset={2}
        containerPadding={8}
        isOpen
        onOpenChange={onClose}
      >
        {menu}
      </Popover>
    </AriaLocale>
  );
}

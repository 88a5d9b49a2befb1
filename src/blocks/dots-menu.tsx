import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';

import { showToast } from '#src/state/toasts.ts';
import type { ActionMenu as Menu, MenuAction } from '#src/ui/action-menu.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import styles from './dots-menu.module.css';

const ActionMenu = later<ComponentProps<typeof Menu> & { onMissing: () => void }>(
  async () => (await import('#src/ui/action-menu.tsx')).ActionMenu,
);

interface Props {
  /** Of what it belongs to. */
  name: string;
  actions: readonly MenuAction[];
  /** For whatever else opens the menu, as a long press on a row does. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** What it opened was closed again, and stood in its place. */
  isFocused?: boolean;
}

/** What is done now and then with a list, with an item of one or with a regular order, behind three dots. */
export function DotsMenu({ name, actions, buttonRef, isFocused = false }: Props) {
  const { t } = useLingui();
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  const [isOpen, setIsOpen] = useState(false);
  const label = t`More for ${name}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.dots}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes back to where it came from
        autoFocus={isFocused}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="dots-three" size={26} />
      </button>
      {isOpen && (
        <ActionMenu
          label={label}
          actions={actions}
          anchor={button}
          onClose={() => setIsOpen(false)}
          onMissing={() => {
            setIsOpen(false);
            showToast(t`This opens once there is a signal`, 'error');
          }}
        />
      )}
    </>
  );
}

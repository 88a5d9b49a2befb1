import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import type { ItemPlace } from './item-place.ts';

import styles from './move-handle.module.css';
import rounds from './round-button.module.css';

const MoveMenu = later(async () => (await import('./move-menu.tsx')).MoveMenu);

/** Drags its row to another place; a tap asks where to, and the arrow keys move it at once. */
export function MoveHandle({ name, place }: { name: string; place: ItemPlace }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Where the pointer went down: the click that ends a drag is no tap. */
  const began = useRef<number | null>(null);
  const { index, count, drag, moveTo } = place;
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : -1;
    if (to < 0 || to >= count) return;
    event.preventDefault();
    moveTo(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    began.current = event.clientY;
    drag.onPointerDown(event);
  };
  const isTap = (y: number): boolean => began.current === null || Math.abs(y - began.current) < 4;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${rounds.round} ${styles.handle}`}
        aria-label={t`Move ${name}`}
        title={t`Move ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...drag}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (event.detail === 0 || isTap(event.clientY)) setIsOpen(!isOpen);
        }}
      >
        <Icon name="dots-six-vertical" size={24} />
      </button>
      {isOpen && <MoveMenu name={name} place={place} anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}

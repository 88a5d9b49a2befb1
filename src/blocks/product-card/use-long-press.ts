import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as the systems of phones take it for one. */
const LONG_MS = 500;

interface LongPress {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * A finger that stays. Ours because each card of the first page has it: React Aria's brings its whole press handling, which no other part of
 * that page needs. A scroll takes the pointer away, and with it the press.
 */
export function useLongPress(act: () => void): LongPress {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDone = useRef(false);
  const stop = (): void => clearTimeout(waiting.current);
  return {
    onPointerDown: ({ pointerType }) => {
      stop();
      isDone.current = false;
      if (pointerType !== 'touch') return;
      waiting.current = setTimeout(() => {
        isDone.current = true;
        act();
      }, LONG_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu about the link would lie over ours.
    onContextMenu: (event) => {
      if (waiting.current !== undefined) event.preventDefault();
    },
    // The finger that opened the menu is lifted: no tap on the link below it.
    onClickCapture: (event) => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

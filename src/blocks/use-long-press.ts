import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as the systems of phones take it for one. */
const LONG_MS = 500;
const SETTLED_MS = 50;

interface LongPress {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * A finger that stays, and is then lifted: under a finger that still lies on the screen the menu would take the lifting for its own tap. Ours because each
 * card of the first page has it: React Aria's brings its whole press handling, which no other part of that page needs. A scroll takes the pointer
 * away, and with it the press.
 */
export function useLongPress(act: () => void): LongPress {
  const began = useRef<number | null>(null);
  const isDone = useRef(false);
  return {
    onPointerDown: ({ pointerType, timeStamp }) => {
      isDone.current = false;
      began.current = pointerType === 'touch' ? timeStamp : null;
    },
    onPointerUp: ({ timeStamp }) => {
      isDone.current = began.current !== null && timeStamp - began.current >= LONG_MS;
      began.current = null;
      // After the events that the browser sends for older pages: they would close what has just opened.
      if (isDone.current) setTimeout(act, SETTLED_MS);
    },
    onPointerCancel: () => {
      began.current = null;
    },
    // The browser's own menu about the link would lie over ours.
    onContextMenu: (event) => {
      if (began.current !== null) event.preventDefault();
    },
    // The finger that asked for the menu is lifted: no tap on the link below it.
    onClickCapture: (event) => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

import { useRef, type PointerEvent } from 'react';

/** How far down, in CSS pixels, a sheet is dragged before letting go closes it. */
const CLOSE_AFTER = 90;

/** Pointer handlers for a sheet's head: the sheet follows the finger and closes or springs back. */
export function useDragToClose(onClose: () => void) {
  const start = useRef<number | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>): HTMLElement | null =>
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.parentElement ?? null;
  const offsetOf = (event: PointerEvent<HTMLElement>): number =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  const settle = (event: PointerEvent<HTMLElement>): void => {
    const offset = offsetOf(event);
    start.current = null;
    const sheet = sheetOf(event);
    if (sheet) sheet.style.transform = '';
    if (offset > CLOSE_AFTER) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const sheet = sheetOf(event);
      if (sheet) sheet.style.transform = `translateY(${offsetOf(event)}px)`;
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}

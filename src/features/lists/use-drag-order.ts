import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** Less is a tap, or a hand that trembles. */
const STARTS_AFTER = 4;
/** So near to an end of the screen the page is scrolled, and by so much a frame. */
const EDGE = 110;
const SCROLL_STEP = 12;
/** A row that was let go waits this long for the list to be drawn anew. */
const SETTLED_MS = 400;

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly rows: readonly HTMLElement[];
  /** Where each row begins and ends on the page. */
  readonly edges: readonly (readonly [top: number, bottom: number])[];
  readonly startY: number;
  y: number;
  to: number;
  hasMoved: boolean;
  isOver: boolean;
}

export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * A row of a list follows the finger or the mouse that holds its handle, and the others make room. Ours because React Aria drags by the browser's own drag and drop,
 * which a finger starts on no phone that we could try (docs/decisions, list items are dragged). `order` changes with the rows' order.
 */
export function useDragOrder(order: string, onMove: (from: number, to: number) => void): DragHandle {
  const current = useRef<Drag | null>(null);
  // Before the rows are drawn where they were let go; or another device moved one meanwhile.
  const drawn = useRef(order);
  useLayoutEffect(() => {
    if (drawn.current !== order) release(current);
    drawn.current = order;
  });
  useEffect(() => () => release(current), []);
  const end = (isDropped: boolean): void => {
    const drag = current.current;
    if (!drag || drag.isOver) return;
    drag.isOver = true;
    removeEventListener('keydown', onKey, true);
    if (!isDropped || !drag.hasMoved || drag.to === drag.from) return release(current);
    onMove(drag.from, drag.to);
    // An edit that the device cannot keep draws nothing anew.
    setTimeout(() => current.current === drag && release(current), SETTLED_MS);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  };
  return {
    onPointerDown: (event) => {
      const row = event.currentTarget.closest('li');
      if (event.button !== 0 || !row?.parentElement || current.current) return;
      const rows = [...row.parentElement.children].filter((one) => one instanceof HTMLElement);
      const edges = rows.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return [top + scrollY, bottom + scrollY] as const;
      });
      const from = rows.indexOf(row);
      const startY = event.clientY + scrollY;
      const drag = { pointer: event.pointerId, from, rows, edges, startY, y: event.clientY, to: from };
      current.current = { ...drag, hasMoved: false, isOver: false };
      event.currentTarget.setPointerCapture(event.pointerId);
      addEventListener('keydown', onKey, true);
    },
    onPointerMove: (event) => {
      const drag = current.current;
      if (!drag || drag.isOver || event.pointerId !== drag.pointer) return;
      drag.y = event.clientY;
      if (!drag.hasMoved) {
        if (Math.abs(drag.y + scrollY - drag.startY) < STARTS_AFTER) return;
        drag.hasMoved = true;
        const row = drag.rows[drag.from];
        if (row?.parentElement) row.parentElement.dataset['dragging'] = '';
        if (row) row.dataset['dragged'] = '';
        const follow = (): void => {
          if (current.current !== drag || drag.isOver) return;
          scrollAtEdges(drag.y);
          place(drag);
          requestAnimationFrame(follow);
        };
        requestAnimationFrame(follow);
      }
      place(drag);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}

/** The rows stand where the list has them. */
function release(current: RefObject<Drag | null>): void {
  for (const row of current.current?.rows ?? []) {
    row.style.translate = '';
    delete row.dataset['dragged'];
    delete row.parentElement?.dataset['dragging'];
  }
  current.current = null;
}

/** Where the row would stand if it were let go now, and the rows drawn so. */
function place(drag: Drag): void {
  const { edges, rows, from } = drag;
  const by = drag.y + scrollY - drag.startY;
  const [top, bottom] = edges[from] ?? [0, 0];
  const middles = edges.map(([start, end]) => (start + end) / 2);
  const passed = middles.findIndex((middle, at) => at < from && top + by < middle);
  const reached = middles.findLastIndex((middle, at) => at > from && bottom + by > middle);
  drag.to = passed >= 0 ? passed : Math.max(from, reached);
  const gap = (edges[1]?.[0] ?? 0) - (edges[0]?.[1] ?? 0);
  const room = bottom - top + gap;
  for (const [at, row] of rows.entries()) {
    const aside = at > from && at <= drag.to ? -room : at < from && at >= drag.to ? room : 0;
    row.style.translate = at === from ? `0 ${by}px` : aside === 0 ? '' : `0 ${aside}px`;
  }
}

function scrollAtEdges(y: number): void {
  if (y < EDGE) scrollBy(0, -SCROLL_STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
}

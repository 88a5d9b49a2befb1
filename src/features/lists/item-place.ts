import type { DragHandle } from './use-drag-order.ts';

/** Its place among all, counted from 0, and how it gets to another one. */
export interface ItemPlace {
  readonly index: number;
  readonly count: number;
  readonly drag: DragHandle;
  readonly moveTo: (index: number) => void;
}

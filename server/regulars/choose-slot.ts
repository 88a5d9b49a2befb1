/** The slot that a regular delivery comes in: its own hours, else the nearest later ones with room, else the nearest earlier. Pure. */
import type { OpenSlot } from '#server/slots/store.ts';

/** `slots`: of its day, in the order of their times. Undefined where none has room. */
export function slotFor(slots: readonly OpenSlot[], startsAt: Date): OpenSlot | undefined {
  const free = slots.filter(({ hasRoom }) => hasRoom);
  return free.find((slot) => slot.startsAt >= startsAt) ?? free.at(-1);
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { IconName } from '#src/ui/icon-names.ts';

export interface DeliveryStep {
  readonly stage: number;
  readonly icon: IconName;
  readonly name: MessageDescriptor;
  /** Below its disc on a narrow phone, where the name has no room. */
  readonly short: MessageDescriptor;
}

const DELIVERED = 6;

/** The five steps of a delivery (account.md section 4, Tracking), by the stage of the order. */
export const DELIVERY_STEPS = [
  { stage: 1, icon: 'file-text', name: msg`Order Placed`, short: msg`Placed` },
  { stage: 2, icon: 'basket', name: msg`Picking Organized`, short: msg`Picking` },
  { stage: 3, icon: 'truck', name: msg`Out for Delivery`, short: msg`Out for Delivery` },
  { stage: 4, icon: 'path', name: msg`On the way`, short: msg`On the way` },
  { stage: 6, icon: 'house', name: msg`Delivery Completed`, short: msg`Delivered` },
] as const satisfies readonly DeliveryStep[];

/** Where a step stands beside the others. */
export type StepStanding = 'done' | 'now' | 'next' | 'later';

/** `current`: the stage of the order. Delivered, all of them are done. */
export function standingOf(stage: number, current: number): StepStanding {
  if (stage < current || current === DELIVERED) return 'done';
  if (stage === current) return 'now';
  return stage === DELIVERY_STEPS.find((step) => step.stage > current)?.stage ? 'next' : 'later';
}

/** Placed, picked, sent and delivered are said by their step alone; cancelled, on its way and waiting have words of their own. */
export function isSaidBySteps(state: number): boolean {
  return state > 0 && state !== 4 && state !== 5;
}

/** The step of an order's state: what waits for its shopper (5) was on its way; none of what was cancelled. */
export function stageOf(state: number): number {
  return state === 5 ? 4 : state;
}

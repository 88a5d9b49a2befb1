import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { IconName } from '#src/ui/icon-names.ts';

export interface DeliveryStep {
  readonly stage: number;
  readonly icon: IconName;
  readonly name: MessageDescriptor;
  /** Its name once it is over, where a language has another word for that. */
  readonly done?: MessageDescriptor;
  /** What happens in it, while it is where the order stands. */
  readonly now: MessageDescriptor;
}

const DELIVERED = 6;

/** The five steps of a delivery (account.md section 4, Tracking), by the stage of the order. */
export const DELIVERY_STEPS = [
  { stage: 1, icon: 'file-text', name: msg`Order Placed`, now: msg`We have your order.` },
  {
    stage: 2,
    icon: 'basket',
    name: msg`Picking Organized`,
    done: msg({ context: 'a step that is over', message: 'Picking Organized' }),
    now: msg`We are picking your items.`,
  },
  {
    stage: 3,
    icon: 'truck',
    name: msg`Out for Delivery`,
    now: msg`Packed, and in the van.`,
  },
  { stage: 4, icon: 'path', name: msg`On the way`, now: msg`On the road to your address.` },
  {
    stage: 6,
    icon: 'house',
    name: msg`Delivery Completed`,
    now: msg`Handed over at your door.`,
  },
] as const satisfies readonly DeliveryStep[];

/** Where a step stands beside the others. */
export type StepStanding = 'done' | 'now' | 'next' | 'later';

/** `current`: the stage of the order. Delivered, all of them are done. */
export function standingOf(stage: number, current: number): StepStanding {
  if (stage < current || current === DELIVERED) return 'done';
  if (stage === current) return 'now';
  return stage === DELIVERY_STEPS.find((step) => step.stage > current)?.stage ? 'next' : 'later';
}

export function nameOf({ name, done = name }: DeliveryStep, standing: StepStanding): MessageDescriptor {
  return standing === 'done' ? done : name;
}

/** The name of the step says it; cancelled and waiting have no step, and words of their own. */
export function isSaidBySteps(state: number): boolean {
  return state > 0 && state !== 5;
}

/** The step of an order's state: what waits for its shopper (5) was on its way; none of what was cancelled. */
export function stageOf(state: number): number {
  return state === 5 ? 4 : state;
}

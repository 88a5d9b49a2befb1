/** An operator moves an order on, with what was added to it: a step, or to a state; never past money that is not taken (money.md section 5). */
import { lockFamily, type Family } from '#server/orders/lock-family.ts';

import { finishPicking, type PickingDesk } from './finish-picking.ts';
import { lastOfFamily, moveFamily, stateOfFamily } from './move-family.ts';
import { takeOrder } from './take-order.ts';

const PICKING = 2;
const DELIVERED = 6;

export type MoveProblem = 'no_such_order' | 'added_to_another' | 'over' | 'backward' | 'nothing_found' | 'not_taken';

/** It stands where it stood, or as far on as it came. */
export class CannotMove extends Error {
  override readonly name = 'CannotMove';

  constructor(
    readonly problem: MoveProblem,
    /** Of an order that was added to another: that one's number. */
    readonly headId: number | null = null,
  ) {
    super(problem);
  }
}

export interface MovingDesk extends PickingDesk {
  /** Between two looks whether the provider took the money. */
  readonly pause: () => Promise<void>;
}

/** Looks at the money of an order: with half a second between, ten seconds. */
const LOOKS = 20;

/** `to`: null for one step. Answers the state that was reached. @throws CannotMove */
export async function moveByHand(desk: MovingDesk, orderId: number, to: number | null): Promise<number> {
  let target = to;
  for (;;) {
    const { state, picked } = await step(desk, orderId, target);
    if (picked.length > 0) {
      // One step is from where it stood, whatever is taken meanwhile.
      target ??= PICKING + 1;
      for (const id of picked.toReversed()) {
        await finishPicking(desk, id);
        await takeOrder(desk, id);
      }
      await waitForMoney(desk, orderId);
    } else if (state === (target ?? state)) return state;
  }
}

interface Step {
  /** Where the family stands now. */
  readonly state: number;
  /** Orders whose picking ends with this step: each is then taken by itself. */
  readonly picked: readonly number[];
}

function step(desk: MovingDesk, orderId: number, target: number | null): Promise<Step> {
  const { db, shop } = desk;
  return db.transaction(async (tx) => {
    const at = desk.now();
    const family = familyLed(await lockFamily(tx, orderId, at), orderId);
    const state = stateOfFamily(family);
    if (state === null || state === DELIVERED) {
      if (state === target) return { state: DELIVERED, picked: [] };
      throw new CannotMove('over');
    }
    if (state === target) return { state, picked: [] };
    const to = nextState(state, target);
    if (to === null) throw new CannotMove('backward');
    if (state === PICKING) return { state, picked: lastOfFamily(family).map(({ id }) => id) };
    await moveFamily(tx, family, { to, at, shop });
    return { state: to, picked: [] };
  });
}

function familyLed(family: Family | undefined, orderId: number): Family {
  if (!family) throw new CannotMove('no_such_order');
  if (family.head.id !== orderId) throw new CannotMove('added_to_another', family.head.id);
  return family;
}

/** 1, 2, 3, 4, 6; from 4 an order may wait for its shopper (5), and come from there to 4 or 6. Null where it does not lead on. */
function nextState(state: number, target: number | null): number | null {
  if (state === 5) return target === 4 ? 4 : target === 6 || target === null ? DELIVERED : null;
  if (target !== null && target <= state) return null;
  if (state === 4) return target === 5 ? 5 : DELIVERED;
  return state + 1;
}

async function waitForMoney({ db, now, pause }: MovingDesk, orderId: number): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const family = await db.transaction((tx) => lockFamily(tx, orderId, now()));
    const state = family && stateOfFamily(family);
    if (state === null || state === undefined) throw new CannotMove('nothing_found');
    if (state !== PICKING) return;
    await pause();
  }
  throw new CannotMove('not_taken');
}

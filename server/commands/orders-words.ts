/** What an operator reads where an order cannot be moved, picked short or restocked: the argument, and why. */
import type { MoveProblem } from '#server/fulfilment/move-by-hand.ts';
import type { RestockProblem } from '#server/fulfilment/restock-order.ts';
import type { PickProblem } from '#server/fulfilment/short-pick.ts';

export const MOVE_WORDS: Readonly<Record<MoveProblem, string>> = {
  no_such_order: 'there is no such order.',
  added_to_another: 'it was added to another order, and moves with that one: name {head}.',
  over: 'it is delivered or cancelled, and goes nowhere any more.',
  backward: 'STATE must lead on from where it is; only from 5 (waiting) an order goes back to 4.',
  nothing_found: 'nothing of it was found on the shelves, so it was cancelled.',
  not_taken:
    'its money is not taken yet, so it goes no further. The shop that runs asks the provider: try again in a minute.',
};

export const PICK_WORDS: Readonly<Record<PickProblem, string>> = {
  not_picking: 'it is not being picked (state 2).',
  being_taken: 'its picking is done, and its money is being taken just now.',
  no_such_line: 'SRNO names no line of it.',
  not_so_many: 'UNITS must be a whole number of 1 or more, and no more than the line still has.',
};

export const RESTOCK_WORDS: Readonly<Record<RestockProblem, string>> = {
  no_such_order: 'there is no such order.',
  not_cancelled: 'it is not cancelled.',
  nothing_written_off: 'nothing of it was written off: what was not packed yet went back on the shelf by itself.',
  restocked_before: 'its goods went back on the shelf before.',
};

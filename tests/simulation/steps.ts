/** What can happen in a history, and how often. */
import * as fc from 'fast-check';

/** Numbers choose among what there is when the step is taken. */
export type Step =
  | { do: 'write'; device: number; edit: EditChoice }
  | { do: 'two-tabs'; device: number; edit: EditChoice; other: EditChoice }
  /** A tap on the plus of a product in the cart, or on its "Add". */
  | { do: 'plus'; device: number; stock: number }
  | { do: 'send'; device: number; limit: number; editsMax: number }
  | { do: 'deliver' | 'deliver-twice' | 'kill-server' | 'drop-request' | 'deliver-old'; which: number }
  | { do: 'receive' | 'drop-answer' | 'receive-old'; which: number }
  | { do: 'kill-device'; which: number; after: number }
  | { do: 'exchange'; device: number; limit: number; editsMax: number }
  /** At the same time as another exchange of the same shopper; `order`: which of the two takes its next step in the server's database. */
  | { do: 'overlap'; device: number; other: number; limit: number; editsMax: number; order: readonly number[] }
  | { do: 'retry' | 'discard' | 'clone'; device: number }
  /** The other shopper signs in on the machine; or the one who is signed in deletes the account, and registers again. */
  | { do: 'sign-in-other' | 'delete-account'; device: number }
  | { do: 'backup' | 'restore' | 'fail-over' | 'purge' };

export interface EditChoice {
  kind: number;
  list: number;
  stock: number;
  value: number;
}

export const EDIT_KINDS = 18;

const device = fc.nat(3);
const which = fc.nat(9);
const edit: fc.Arbitrary<EditChoice> = fc.record({
  kind: fc.nat(EDIT_KINDS - 1),
  list: fc.nat(1),
  stock: fc.nat(9),
  value: fc.nat(9),
});
const limit = fc.constantFrom(1, 2, 3, 1000, 1000);
const editsMax = fc.constantFrom(1, 2, 500, 500);
const order = fc.array(fc.nat(1), { minLength: 1, maxLength: 12 });
const step = <const Do extends string>(name: Do) => fc.constant(name);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: step('write'), device, edit }) },
  { weight: 1, arbitrary: fc.record({ do: step('two-tabs'), device, edit, other: edit }) },
  { weight: 2, arbitrary: fc.record({ do: step('plus'), device, stock: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ do: step('send'), device, limit, editsMax }) },
  { weight: 5, arbitrary: fc.record({ do: step('deliver'), which }) },
  { weight: 5, arbitrary: fc.record({ do: step('receive'), which }) },
  { weight: 3, arbitrary: fc.record({ do: step('exchange'), device, limit, editsMax }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('deliver-twice', 'kill-server', 'drop-request', 'deliver-old'),
      which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('drop-answer', 'receive-old'), which }) },
  { weight: 1, arbitrary: fc.record({ do: step('kill-device'), which, after: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('retry', 'discard', 'clone'), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('backup', 'restore', 'purge') }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      { weight: 2, arbitrary: fc.record({ do: step('sign-in-other'), device }) },
      { weight: 1, arbitrary: fc.record({ do: step('delete-account'), device }) },
      { weight: 1, arbitrary: fc.record({ do: step('fail-over') }) },
    ),
  },
  { weight: 2, arbitrary: fc.record({ do: step('overlap'), device, other: device, limit, editsMax, order }) },
);

export const histories: fc.Arbitrary<Step[]> = fc.array(anyStep, { minLength: 5, maxLength: 60, size: 'max' });

/** Rules of the gift box that the server forgets, to prove that the simulation finds it. */
import { boxIn } from '#contract/rows/gift-box-rules.ts';
import { cartOf } from '#contract/rows/keys.ts';
import type { Mutation, RefusalCode, Rows } from '#contract/rules/mutation.ts';
import type { SyncRules } from '#server/sync/sync-rules.ts';

export interface BoxFaults {
  /** A seventh place. */
  readonly overfillsBox?: boolean;
  /** Things in no box. */
  readonly needsNoBox?: boolean;
  /** A second container. */
  readonly holdsTwoBoxes?: boolean;
  /** Anything lies in a box. */
  readonly boxesAnything?: boolean;
}

const BOX = cartOf('CGB');
const SOME_BOX = [`${BOX}any`, { isBox: true }] as const;

/** The rows as they would have to be for the edit to go through. */
const BLIND: readonly (readonly [keyof BoxFaults, RefusalCode, (rows: Rows) => Rows])[] = [
  ['overfillsBox', 'box_full', (rows) => seeing(rows, (below) => below.filter(([key]) => key === boxIn(rows)?.[0]))],
  ['needsNoBox', 'no_box', (rows) => seeing(rows, (below) => [...below, SOME_BOX])],
  [
    'holdsTwoBoxes',
    'box_taken',
    (rows) => seeing(rows, (below) => below.filter(([, value]) => value['isBox'] !== true)),
  ],
];

type Below = ReturnType<Rows['below']>;

function seeing(rows: Rows, see: (below: Below) => Below): Rows {
  return {
    get: (key) => rows.get(key),
    below: (prefix) => (prefix === BOX ? see(rows.below(prefix)) : rows.below(prefix)),
    isChangedElsewhere: (key, seen) => rows.isChangedElsewhere(key, seen),
  };
}

export function mistaken(rules: SyncRules, faults: BoxFaults): SyncRules {
  const blind = BLIND.find(([fault]) => faults[fault]);
  return {
    ...rules,
    mutations: blind ? rules.mutations.map((mutation) => blinded(mutation, blind)) : rules.mutations,
    guard: async (args) => {
      const guard = await rules.guard(args);
      return (key, value) => {
        const refused = guard(key, value);
        return faults.boxesAnything && refused === 'not_movable' ? null : refused;
      };
    },
  };
}

function blinded(mutation: Mutation, [, refusal, blind]: (typeof BLIND)[number]): Mutation {
  return {
    ...mutation,
    apply: (rows, args) => {
      const effect = mutation.apply(rows, args);
      return effect.refused === refusal ? mutation.apply(blind(rows), args) : effect;
    },
  };
}

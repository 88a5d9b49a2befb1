/** A run of edits by rules that do what none of ours does today: they fail, or make a row that cannot be stored. */
import { expect, test } from 'vitest';

import { defineMutation, type Effect } from '#contract/rules/mutation.ts';
import { record } from '#contract/wire.ts';

import { EditRun } from './edit-run.ts';
import type { LoggedEdit, SyncStore, WrittenRow } from './sync-store.ts';

const rule = (name: string, apply: () => Effect) =>
  defineMutation({ name, args: record({}), about: () => 'one', needs: () => ['one', 'two'], apply });

const mutations = [
  rule('good', () => ({ changes: [['one', { is: 'good' }]] })),
  rule('failing', () => {
    throw new Error('a rule with a mistake');
  }),
  rule('half', () => ({
    changes: [
      ['one', { is: 'half' }],
      ['two', { is: 'too large' }],
    ],
  })),
];

function openRun() {
  const written: WrittenRow[] = [];
  const logged: LoggedEdit[] = [];
  const store: Pick<SyncStore, 'rows' | 'write'> = {
    rows: async () => [],
    write: async (rows, log) => {
      written.push(...rows);
      logged.push(...log);
    },
  };
  const rules = {
    mutations,
    isStorable: (_key: string, value: object | null) => value === null || !Object.values(value).includes('too large'),
    guard: async () => () => null,
  };
  return { run: new EditRun(store as SyncStore, rules, 'device', 0), written, logged };
}

const edit = (seq: number, name: string) => ({ seq, id: `id ${seq}`, name, args: {}, ver: 1 });

test('a rule that fails stops the batch at its edit: the edits before it are written, and the error is told', async () => {
  const { run, written, logged } = openRun();
  const end = await run.run([edit(1, 'good'), edit(2, 'failing'), edit(3, 'good')]);
  expect(end.done.map(({ seq }) => seq)).toEqual([1]);
  expect(end.stop).toMatchObject({ why: 'failed', error: { message: 'a rule with a mistake' } });
  expect(logged.map(({ seq, refused }) => [seq, refused])).toEqual([[1, null]]);
  expect(written.map(({ key, value, v }) => [key, value, v])).toEqual([['one', { is: 'good' }, 1]]);
});

test('an edit of which one row cannot be stored writes none of its rows', async () => {
  const { run, written, logged } = openRun();
  const end = await run.run([edit(1, 'half'), edit(2, 'good')]);
  expect(end.stop).toBeNull();
  expect(logged.map(({ seq, refused }) => [seq, refused])).toEqual([
    [1, 'invalid'],
    [2, null],
  ]);
  expect(written.map(({ key, value, v }) => [key, value, v])).toEqual([['one', { is: 'good' }, 1]]);
});

import { readdirSync, readFileSync } from 'node:fs';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { calls } from '#contract/calls.ts';
import { keptCalls } from '#contract/catalogue.ts';
import { LENIENT, type JsonSchema } from '#contract/wire.ts';

/** A value that fits a schema of the contract: what any server that speaks it could send. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = [schema.type ?? 'object'].flat();
  if (type.includes('null')) return fc.option(valueOf({ ...schema, type: type.filter((one) => one !== 'null') }));
  switch (type[0]) {
    case 'string':
      return fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 20) });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -9999, max: Math.min(schema.maximum ?? 99_999, 99_999) });
    case 'number':
      return fc.integer({ min: 0, max: 999_999 }).map((count) => count / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
    default:
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner)])),
      );
  }
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test.each([
    ['input', call.input],
    ['answer', call.answer],
  ] as const)('the %s survives the way there and back', (_part, codec) => {
    fc.assert(
      fc.property(valueOf(codec.schema), (wire) => {
        const ours = codec.decode(wire, '', LENIENT);
        const again = codec.encode(ours);
        expect(codec.decode(again, '', LENIENT)).toEqual(ours);
        expect(JSON.parse(JSON.stringify(again))).toEqual(again);
      }),
      { numRuns: 60 },
    );
  });
});

test('what devices keep is what the contract marks so', () => {
  const marked = calls.filter(({ offline }) => offline === 'cache');
  expect(marked.map(({ name }) => name).toSorted()).toEqual(keptCalls.map(({ name }) => name).toSorted());
});

test('names and paths are unique', () => {
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  expect(new Set(calls.map((call) => call.path.toLowerCase())).size).toBe(calls.length);
});

/** What each contract file exports, by the name that a server file would import it under. */
const contractFiles = import.meta.glob<Record<string, unknown>>('/contract/*.ts', { eager: true });
const exported = Object.values(contractFiles).flatMap((module) => Object.entries(module));

test.each(calls.map((call) => [call.name, call] as const))('%s has a handler', (name, call) => {
  const identifier = exported.find(([, value]) => value === call)?.[0];
  const folder = `server/${name.split('.')[0]}`;
  const served = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  expect(served).toMatch(new RegExp(`serve(?:Cached|User)?\\(\\s*${identifier}\\b`));
});

import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { dropSummaries } from './without-summaries.ts';

test('a summary goes, on one line or on two, and nothing else does', () => {
  const code = [
    'defineCall({',
    "  summary: 'What a shopper\\'s friend sees',",
    '  summary:',
    "    'A long one',",
    "  record: { summary: ['summary', text(40)] },",
    '});',
  ].join('\n');
  expect(dropSummaries(code)).toBe("defineCall({\n\n\n\n  record: { summary: ['summary', text(40)] },\n});");
});

test('no call of the contract keeps its summary', () => {
  const folder = new URL('../contract/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'call.ts')) {
    const left = dropSummaries(readFileSync(new URL(name, folder), 'utf8'));
    expect(left, name).not.toMatch(/^ +summary:\s+['"`]/m);
  }
});

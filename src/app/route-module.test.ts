import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { routeModule } from './route-module.ts';

test("each route's own id leads to its file", () => {
  const files = readdirSync('src/routes').filter((name) => name.endsWith('.tsx') && name !== '__root.tsx');
  const derived = files.map((name) => {
    const id = /createFileRoute\('([^']+)'\)/.exec(readFileSync(`src/routes/${name}`, 'utf8'))?.[1];
    return `${routeModule(id ?? 'none')}.tsx`;
  });
  expect(files.length).toBeGreaterThan(20);
  expect(derived).toEqual(files.map((name) => `src/routes/${name}`));
});

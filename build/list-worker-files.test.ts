import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { listWorkerFiles } from './list-worker-files.ts';

const later = (url: string) => ({ url, revision: null, size: 1, isLater: true, imports: [] as string[] });

test('the shell is pinned to its content; what opening the app does not need is marked, and what needs the network', async () => {
  const client = await mkdtemp(join(tmpdir(), 'zad-client-'));
  await mkdir(join(client, '.vite'));
  await writeFile(join(client, 'index.html'), '<p>ours</p>');
  const chunks = {
    'src/features/cart.tsx': { file: 'assets/cart.js', isDynamicEntry: true, imports: ['_rows.js'] },
    '_rows.js': { file: 'assets/rows.js' },
    'src/net/chat-sdk.ts': { file: 'assets/chat.js', isDynamicEntry: true, imports: ['_rows.js', '_sdk.js'] },
    '_sdk.js': { file: 'assets/sdk.js' },
  };
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(chunks));
  const listed = await listWorkerFiles(
    ['index.html', 'assets/cart.js', 'assets/rows.js', 'assets/chat.js', 'assets/sdk.js'].map((url) => ({
      url,
      revision: null,
      size: 1,
    })),
    client,
  );
  await rm(client, { recursive: true });
  const sum = createHash('sha256').update('<p>ours</p>').digest('base64');
  expect(listed).toEqual([
    { url: 'index.html', revision: null, size: 1, integrity: `sha256-${sum}` },
    { ...later('assets/cart.js'), imports: ['assets/rows.js'] },
    later('assets/rows.js'),
    { ...later('assets/chat.js'), imports: ['assets/rows.js', 'assets/sdk.js'], isOnline: true },
    { ...later('assets/sdk.js'), isOnline: true },
  ]);
});

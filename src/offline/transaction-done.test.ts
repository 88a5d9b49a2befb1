import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { transactionDone } from './transaction-done.ts';

let database: IDBDatabase;

beforeEach(async () => {
  database = await new Promise((opened) => {
    const request = indexedDB.open('of-this-test', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rows'));
    request.addEventListener('success', () => opened(request.result));
  });
});

afterEach(() => {
  database.close();
  indexedDB.deleteDatabase('of-this-test');
});

test('is over when what was written is kept, and what was asked is answered', async () => {
  const transaction = database.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put('milk', 1);
  const asked = transaction.objectStore('rows').get(1);
  await transactionDone(transaction);
  expect(asked.result).toBe('milk');
});

test('throws what went wrong where nothing was kept', async () => {
  const transaction = database.transaction('rows', 'readwrite');
  transaction.objectStore('rows').add('milk', 1);
  transaction.objectStore('rows').add('again', 1);
  await expect(transactionDone(transaction)).rejects.toMatchObject({ name: 'ConstraintError' });
});

test('throws too where it was given up without a reason', async () => {
  const transaction = database.transaction('rows', 'readwrite');
  const over = transactionDone(transaction);
  transaction.abort();
  await expect(over).rejects.toMatchObject({ name: 'AbortError' });
});

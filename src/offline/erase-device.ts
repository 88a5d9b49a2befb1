import { Dexie } from 'dexie';

import { closePrivateAnswers } from './private-answers.ts';
import { privateDatabases } from './private-database.ts';
import { closeShop } from './shop/shop-door.ts';

/** Deletes what this device holds of any shopper. The catalogue, which is everyone's, stays. */
export async function eraseDevice(): Promise<void> {
  closePrivateAnswers();
  closeShop();
  await Promise.all((await privateDatabases()).map((name) => Dexie.delete(name)));
  sessionStorage.clear();
}

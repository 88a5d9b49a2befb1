/** What the home page's first visit loads, read from the build's manifest, in brotli kilobytes against the budget. */
import { isGuestPage } from '#build/chunk-groups.ts';
import { HOME_MODULES } from '#build/home-modules.ts';
import { chunksFrom } from '#build/manifest-walk.ts';

import { readManifest, weighScripts } from './script-sizes.ts';
import type { StepReport } from './steps.ts';

/** Kilobytes of JavaScript, brotli: 125 now, 100 is where it is going. */
const BUDGET_KB = 125;

export async function sizeTable(): Promise<StepReport> {
  const manifest = await readManifest();
  const missing = HOME_MODULES.filter((module) => !(module in manifest));
  if (missing.length > 0) throw new Error(`the build has no ${missing.join(', ')}`);
  const ofGuests = [...chunksFrom(manifest, isGuestPage)];
  if (ofGuests.length === 0) throw new Error('the build has no page that a guest opens');
  const shoppers = ofGuests.find(({ name }) => name === 'dexie' || name === 'shopper');
  if (shoppers) throw new Error(`a guest's page loads ${shoppers.file}, which only a signed-in shopper needs`);
  // The larger of the two languages' catalogues is read besides.
  const chunks = chunksFrom(manifest, (key) => HOME_MODULES.includes(key) || key === 'locales/ar/messages.po');
  const { said, total } = await weighScripts(chunks, { title: 'home JavaScript, kB', budget: BUDGET_KB });
  if (total > BUDGET_KB) throw new Error(`${said}\nthe home page's JavaScript is over its budget`);
  return { said };
}

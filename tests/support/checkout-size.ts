/** What checkout loads beyond the home page of a signed-in shopper, in brotli kilobytes against its budget. */
import { HOME_MODULES } from '#build/home-modules.ts';
import { chunksFrom } from '#build/manifest-walk.ts';

import { readManifest, weighScripts } from './script-sizes.ts';
import type { StepReport } from './steps.ts';

const CHECKOUT = 'src/routes/$locale.checkout.tsx?tsr-split=component';
/** What every page of a signed-in shopper loads: their rows on the device. */
const OF_SHOPPERS = new Set(['dexie', 'shopper']);
const BUDGET_KB = 60;

export async function checkoutSize(): Promise<StepReport> {
  const manifest = await readManifest();
  if (!(CHECKOUT in manifest)) throw new Error(`the build has no ${CHECKOUT}`);
  const home = chunksFrom(manifest, (key) => HOME_MODULES.includes(key));
  // The words of the pages after the first are in a catalogue of their own; the larger language's is read.
  const whole = chunksFrom(manifest, (key) => key === CHECKOUT || key === 'locales/ar/later.po');
  const beyond = [...whole].filter((chunk) => !home.has(chunk) && !OF_SHOPPERS.has(chunk.name ?? ''));
  const { said, total } = await weighScripts(beyond, { title: 'JavaScript of checkout, kB', budget: BUDGET_KB });
  if (total > BUDGET_KB) throw new Error(`${said}\ncheckout's JavaScript is over its budget`);
  return { said };
}

import { matchPrecache } from 'workbox-precaching';

import { pageLocale, shellHtml } from './shell-html.ts';
import { withHtml } from './with-html.ts';

export const SHELL = '/index.html';

/** The page without content in the language of the path, which the app fills; undefined before the worker has it. `fill` puts in what is known. */
export async function shell(
  path: string,
  fill: (html: string) => string = (html) => html,
): Promise<Response | undefined> {
  const kept = await matchPrecache(SHELL);
  if (!kept) return undefined;
  return withHtml(kept, fill(shellHtml(await kept.text(), pageLocale(path))));
}

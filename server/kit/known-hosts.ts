/**
 * Under which host names the shop answers (security-findings L17). A name that another site points at this server (DNS rebinding)
 * would make that site's pages the shop's own origin in a browser.
 */
import { isLoopback } from './demo-parts.ts';
import type { Settings } from './settings.ts';

/** Of a demo that listens everywhere and was given no name: it cannot know how it is reached. */
const EVERYWHERE = new Set(['0.0.0.0', '[::]']);
/** Whoever watches a server asks by its address. They say nothing of the shop. */
const WATCHED = new Set(['/healthz', '/readyz']);

/** Whether a request with this Host header is for us; `path` is without its query. */
export function knownHosts({ publicOrigin }: Pick<Settings, 'publicOrigin'>) {
  const own = new URL(publicOrigin).hostname;
  const isAny = EVERYWHERE.has(own);
  const known = (written: string): boolean => {
    const url = URL.canParse(`http://${written}`) ? new URL(`http://${written}`) : null;
    return url !== null && (url.hostname === own || isLoopback(url.hostname));
  };
  return (host: string | undefined, path: string): boolean => isAny || known(host ?? '') || WATCHED.has(path);
}

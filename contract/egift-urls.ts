/** The link in the mail of an e-gift: the wallet's page with the code filled in. The code is a fragment, which no server is sent and no log holds. */
import { readEgiftCode } from './rules/egift-code.ts';

const NAME = '#egift=';

/** Below the language. */
export function writeEgiftLink(code: string): string {
  return `/account/mywallet${NAME}${code}`;
}

/** The code in such an address; null where there is none. */
export function readEgiftLink(hash: string): string | null {
  return hash.startsWith(NAME) ? readEgiftCode(hash.slice(NAME.length)) : null;
}

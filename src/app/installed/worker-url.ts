/** The one script address that the app ever sets: the Trusted Types policy `zad` lets no other through (docs/security.md, row 13). */
const WORKER = '/sw.js';

/** The browser's answer is a TrustedScriptURL, which reads as the text that it stands for. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

let url: string | undefined;

/** The policy can be made once a page, so the address is kept. */
export function workerUrl(): string {
  url ??= trusted();
  return url;
}

function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('zad', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError(`${asked} is not the service worker`);
      return asked;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

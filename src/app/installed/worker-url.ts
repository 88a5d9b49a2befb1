/** The one script address that the app ever sets: the Trusted Types policy `zad` lets no other through (docs/security.md, row 13). */
const WORKER = '/sw.js';

/** The browser's answer is a TrustedScriptURL, which reads as the text that it stands for. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Call once a page: the policy can't be made twice. */
export function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('zad', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError(`${url} is not the service worker`);
      return url;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

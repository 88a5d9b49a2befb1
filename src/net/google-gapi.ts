/** Google's gapi, through which the SDK talks with a real project's hidden page. */
const ADDRESS = 'https://apis.google.com/js/api.js';
/** Called by the script once it is ready. */
const READY = 'zadGapiReady';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): PolicyRules;
}
interface PolicyRules {
  createScriptURL: (url: string) => string;
}

let trusted: string | undefined;

/** @throws an error with the code of the SDK's own for a network that fails */
export async function loadGapi(): Promise<void> {
  if ((globalThis as { gapi?: { load?: unknown } }).gapi?.load) return;
  await new Promise<void>((resolve, reject) => {
    Object.assign(globalThis, { [READY]: () => resolve() });
    const script = document.createElement('script');
    script.addEventListener('error', () => {
      script.remove();
      reject(Object.assign(new Error('gapi did not come'), { code: 'auth/network-request-failed' }));
    });
    script.src = trusted ??= address();
    document.head.append(script);
  });
}

/** The one address that the policy lets through; a policy can be made once a page. */
function address(): string {
  const asked = `${ADDRESS}?onload=${READY}`;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('zad-identity', {
    createScriptURL: (url) => {
      if (url !== asked) throw new TypeError(`${url} is not gapi`);
      return url;
    },
  });
  return policy?.createScriptURL(asked) ?? asked;
}

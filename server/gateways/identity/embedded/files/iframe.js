// The hidden page that the SDK keeps open: it passes what the consent page says on to the SDK, through the port that the
// app's stand-in for gapi (src/net/embedded-gapi.ts) hands it.
const query = new URLSearchParams(location.search);
const app = `${query.get('apiKey')}:${query.get('appName')}`;
const storageKey = `zad-identity-event:${app}`;

let port = null;

addEventListener('message', ({ origin, source, data, ports }) => {
  if (origin !== location.origin) return;
  if (data === 'zad-identity-port' && source === parent && ports[0]) open(ports[0]);
  else if (data?.zadIdentity === app && port)
    port.postMessage({ type: 'authEvent', data: { authEvent: data.authEvent } });
});

function open(given) {
  port = given;
  port.addEventListener('message', ({ data }) => {
    if (typeof data?.id === 'number')
      port.postMessage({ answerTo: data.id, data: { status: 'ACK', webStorageSupport: true } });
  });
  port.start();
  // The SDK waits for a first word: what a redirect brought back, or that there is nothing.
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const nothing = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
  port.postMessage({ type: 'authEvent', data: { authEvent: kept === null ? nothing : JSON.parse(kept) } });
}

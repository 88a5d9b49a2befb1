// The payment provider's page side, apart from the app (contract/card-frame.ts has the messages). It takes nothing from its address;
// it listens to the page around it alone, which must be the shop's own, and what it says carries no card number and no CVV.
const place = document.querySelector('#place');
const settings = JSON.parse(document.body.dataset.settings);
const WHATS = ['card', 'cvv', 'challenge', 'wallet'];
const COLOURS = ['ground', 'ink', 'soft', 'line', 'action', 'danger'];
const WALLET_WORDS = ['SUCCESS', 'CANCEL', 'ERROR'];
const WORDS = ['AUTHORISED', 'CAPTURED', 'FAILED', 'THREE_DS_FAILURE', 'AWAIT_3DS'];

/** What was asked for last: answers about what was shown before it are not passed on. */
let turn = 0;

function say(message) {
  parent.postMessage(message, location.origin);
}

function isShow({ kind, what, language, colours, challenge }) {
  return (
    kind === 'show' &&
    WHATS.includes(what) &&
    ['en', 'ar'].includes(language) &&
    COLOURS.every((name) => /^#[0-9a-f]{6}$/i.test(colours?.[name])) &&
    ['challenge', 'wallet'].includes(what) === (typeof challenge === 'object' && challenge !== null)
  );
}

function show({ what, language, colours, scheme, challenge }) {
  turn += 1;
  const own = turn;
  const sayIfShown = (message) => {
    if (own === turn) say(message);
  };
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.documentElement.style.setProperty('--ground', colours.ground);
  const sdk = globalThis.NI;
  if (what === 'challenge') {
    sdk.handlePaymentResponse(challenge, { element: place, size: { width: innerWidth, height: innerHeight } }).then(
      (word) => sayIfShown(WORDS.includes(word) ? { kind: 'outcome', word } : { kind: 'failed', at: 'challenge' }),
      () => sayIfShown({ kind: 'failed', at: 'challenge' }),
    );
    say({ kind: 'loaded' });
    return;
  }
  if (what === 'wallet') {
    const onOpen = () => sayIfShown({ kind: 'loaded' });
    sdk.connectWallet(challenge.order, { element: place, language: `${language}_ae`, onOpen }).then(
      (word) => sayIfShown({ kind: 'wallet', word: WALLET_WORDS.includes(word) ? word : 'ERROR' }),
      () => sayIfShown({ kind: 'failed', at: 'load' }),
    );
    return;
  }
  const options = {
    ...settings,
    style: colours,
    language,
    onSuccess: () => sayIfShown({ kind: 'loaded' }),
    onFail: () => sayIfShown({ kind: 'failed', at: 'load' }),
    onChangeValidStatus: ({ isPanValid, isNameValid, isExpiryValid, isCVVValid }) =>
      sayIfShown({
        kind: 'valid',
        number: isPanValid === true,
        name: isNameValid === true,
        expiry: isExpiryValid === true,
        cvv: isCVVValid === true,
      }),
  };
  if (what === 'card') sdk.mountCardInput(place, options);
  else sdk.mountCvvInput(place, { ...options, scheme });
}

// The app gives this page the focus once its form is there: the provider's frame takes it, so that a shopper can type at once. A moment
// later, since Chromium passes over a frame's wish for the focus while another frame is still being given it.
addEventListener('focus', () => setTimeout(() => place.querySelector('iframe')?.focus()), { once: true });

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || parent === globalThis || origin !== location.origin) return;
  if (typeof data !== 'object' || data === null) return;
  if (isShow(data)) {
    try {
      show(data);
    } catch {
      // The SDK did not load.
      say({ kind: 'failed', at: data.what === 'challenge' ? 'challenge' : 'load' });
    }
  } else if (data.kind === 'session') {
    Promise.resolve()
      .then(() => globalThis.NI.generateSessionId(settings))
      .then(
        (id) => say({ kind: 'session', id }),
        () => say({ kind: 'failed', at: 'session' }),
      );
  }
});

// The sandbox's SDK, with the surface of the real provider's (money.md section 4). It mounts frames of the sandbox's own origin and talks
// with them by postMessage; what is typed into them never reaches the page that loads this.
(() => {
  const sandbox = new URL(document.currentScript.src).origin;
  const WORDS = ['AUTHORISED', 'CAPTURED', 'FAILED', 'THREE_DS_FAILURE', 'AWAIT_3DS'];
  const WALLET_WORDS = ['SUCCESS', 'CANCEL', 'ERROR'];
  const PATIENCE_MS = 15_000;
  const TITLES = {
    card: ['Card details', 'بيانات البطاقة'],
    cvv: ['CVV', 'رمز الأمان'],
    challenge: ['3-D Secure', '3-D Secure'],
    wallet: ['Wallet', 'المحفظة'],
  };

  let mounted = null;
  let calls = 0;

  function frameOf(path, what, language, height) {
    const frame = document.createElement('iframe');
    frame.title = TITLES[what][language === 'ar' ? 1 : 0];
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    for (const [name, value] of Object.entries({
      display: 'block',
      border: '0',
      'inline-size': '100%',
      'block-size': height,
    })) {
      frame.style.setProperty(name, value);
    }
    frame.src = sandbox + path;
    return frame;
  }

  function elementOf(element) {
    return typeof element === 'string' ? document.getElementById(element) : element;
  }

  function mount(element, path, what, height, { style = {}, language = 'en', onSuccess, onFail, onChangeValidStatus }) {
    mounted?.unmount();
    const frame = frameOf(path, what, language, height);
    const waiting = new Map();
    const post = (message) => frame.contentWindow?.postMessage({ zad: 'sandbox-form', ...message }, sandbox);
    const timer = setTimeout(() => onFail?.(new Error('The card form did not load')), PATIENCE_MS);
    const hear = ({ origin, source, data }) => {
      if (origin !== sandbox || source !== frame.contentWindow || data?.zad !== 'sandbox-form') return;
      if (data.kind === 'ready') {
        clearTimeout(timer);
        onSuccess?.();
      } else if (data.kind === 'valid') {
        const { isPanValid, isNameValid, isExpiryValid, isCVVValid } = data;
        onChangeValidStatus?.({ isPanValid, isNameValid, isExpiryValid, isCVVValid });
      } else if (data.kind === 'session' || data.kind === 'refused') {
        const call = waiting.get(data.call);
        waiting.delete(data.call);
        if (data.kind === 'session') call?.resolve(String(data.id));
        else call?.reject(new Error('The card was not taken'));
      }
    };
    addEventListener('message', hear);
    frame.addEventListener('load', () => post({ kind: 'open', style }));
    elementOf(element).replaceChildren(frame);
    mounted = {
      session: () =>
        new Promise((resolve, reject) => {
          calls += 1;
          const call = calls;
          waiting.set(call, { resolve, reject });
          setTimeout(() => waiting.delete(call) && reject(new Error('The card form did not answer')), PATIENCE_MS);
          post({ kind: 'session', call });
        }),
      unmount: () => {
        clearTimeout(timer);
        removeEventListener('message', hear);
        for (const { reject } of waiting.values()) reject(new Error('The card form was closed'));
        frame.remove();
        mounted = null;
      },
    };
  }

  /** Number, name, expiry and CVV; 275 px high. */
  function mountCardInput(element, options = {}) {
    mount(element, `/card-form?lang=${options.language === 'ar' ? 'ar' : 'en'}`, 'card', '275px', options);
  }

  /** The CVV of a kept card alone; `options.scheme` says how many digits it has. */
  function mountCvvInput(element, options = {}) {
    const scheme = encodeURIComponent(options.scheme ?? '');
    mount(
      element,
      `/cvv-form?lang=${options.language === 'ar' ? 'ar' : 'en'}&scheme=${scheme}`,
      'cvv',
      '110px',
      options,
    );
  }

  /** Of what was typed; rejects where a field is not right. */
  function generateSessionId() {
    return mounted === null ? Promise.reject(new Error('No card form is mounted')) : mounted.session();
  }

  /** What the shop's server was answered: shows the challenge in `element` where one is asked for, and says how the payment ended. */
  function handlePaymentResponse(answer, { element, size = {} } = {}) {
    if (answer?.state !== 'AWAIT_3DS' || typeof answer.url !== 'string') {
      return Promise.resolve(WORDS.includes(answer?.state) ? answer.state : 'FAILED');
    }
    const url = new URL(answer.url);
    if (url.origin !== sandbox) return Promise.resolve('FAILED');
    const frame = frameOf(
      url.pathname + url.search,
      'challenge',
      url.searchParams.get('lang'),
      `${size.height ?? 600}px`,
    );
    frame.addEventListener('load', () =>
      frame.contentWindow?.postMessage({ zad: 'sandbox-challenge', kind: 'open' }, sandbox),
    );
    elementOf(element).replaceChildren(frame);
    return new Promise((resolve) => {
      const hear = ({ origin, source, data }) => {
        if (origin !== sandbox || source !== frame.contentWindow || data?.zad !== 'sandbox-challenge') return;
        if (!WORDS.includes(data.word)) return;
        removeEventListener('message', hear);
        frame.remove();
        resolve(data.word);
      };
      addEventListener('message', hear);
    });
  }

  /**
   * Opens the sheet of a device's wallet with the order that the shop's server was given, in ar_ae or en_ae; rejects where it does not load.
   * SUCCESS: it was paid with, and the shop's server is told how that ended.
   */
  function connectWallet(order, { element, language = 'en_ae', onOpen } = {}) {
    const url = new URL(order.href);
    if (url.origin !== sandbox) return Promise.reject(new Error('The sheet is of another house'));
    const short = language.startsWith('ar') ? 'ar' : 'en';
    const frame = frameOf(`${url.pathname}?lang=${short}`, 'wallet', short, '440px');
    return new Promise((resolve, reject) => {
      const end = (settle, how) => {
        clearTimeout(timer);
        removeEventListener('message', hear);
        frame.remove();
        settle(how);
      };
      const timer = setTimeout(() => end(reject, new Error('The sheet did not load')), PATIENCE_MS);
      const hear = ({ origin, source, data }) => {
        if (origin !== sandbox || source !== frame.contentWindow || data?.zad !== 'sandbox-wallet') return;
        if (data.word === 'READY') {
          clearTimeout(timer);
          onOpen?.();
        } else if (WALLET_WORDS.includes(data.word)) end(resolve, data.word);
      };
      addEventListener('message', hear);
      frame.addEventListener('load', () =>
        frame.contentWindow?.postMessage({ zad: 'sandbox-wallet', kind: 'open' }, sandbox),
      );
      elementOf(element).replaceChildren(frame);
    });
  }

  window.NI = { mountCardInput, mountCvvInput, generateSessionId, handlePaymentResponse, connectWallet };
})();

/**
 * A script of its own, which the worker puts before the app's on a page that was sent as it was last drawn: a tap that comes before
 * the app does is done when the app has drawn the same control, and what was typed goes on there. Links and forms work by themselves.
 */
/** After the app has drawn over the page: later it would be a tap that nobody expects any more. */
const CONTROL_COMES_WITHIN_MS = 3_000;
const TAP_SHOWS_WITHIN_MS = 1_000;

/** What a control is known by in both drawings. */
interface Tap {
  /** As it was tapped, so that a second tap finds what the first has renamed. */
  readonly drawn: HTMLElement;
  readonly stockCode: string | undefined;
  readonly tag: string;
  readonly name: string;
  /** Among those of the same name. */
  readonly at: number;
}

function heedTaps(root: HTMLElement): void {
  const drawn = root.firstElementChild;
  const taps: Tap[] = [];
  const hear = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const tapped = target?.closest<HTMLElement>('button, label, input[type="checkbox"]');
    if (!tapped || target?.closest('a')) return;
    // A label's words change with what it is about.
    const control = tapped instanceof HTMLLabelElement ? (tapped.control ?? tapped) : tapped;
    // A box would show what nothing has heard of yet.
    event.preventDefault();
    control.dataset['tapped'] = '';
    const known = { stockCode: rowOf(control)?.dataset['stockCode'], tag: control.localName, name: nameOf(control) };
    taps.push({ ...known, drawn: control, at: counterparts(root, known).indexOf(control) });
  };
  root.addEventListener('click', hear, true);
  let typedIn: HTMLInputElement | undefined;
  const hearTyping = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) typedIn = target;
  };
  root.addEventListener('input', hearTyping, true);
  const taken = new MutationObserver(() => {
    if (drawn?.isConnected) return;
    taken.disconnect();
    root.removeEventListener('click', hear, true);
    root.removeEventListener('input', hearTyping, true);
    delete root.dataset['drawn'];
    if (typedIn) typeAgain(root, typedIn);
    void doAll(root, taps, performance.now() + CONTROL_COMES_WITHIN_MS);
  });
  taken.observe(root, { childList: true });
}

/** What was begun in a field goes on in its counterpart. */
function typeAgain(root: HTMLElement, { ariaLabel, name, value }: HTMLInputElement): void {
  const field = [...root.querySelectorAll('input')].find((one) => one.ariaLabel === ariaLabel && one.name === name);
  if (!field) return;
  field.focus();
  field.select();
  // As if typed: whoever keeps what is in the field hears of it.
  document.execCommand('insertText', false, value);
}

/** In their order; one whose control does not come back is not done in another's place. */
async function doAll(root: HTMLElement, taps: readonly Tap[], until: number): Promise<void> {
  const found = new Map<HTMLElement, HTMLElement>();
  for (const tap of taps) {
    const known = found.get(tap.drawn);
    let control = known?.isConnected ? known : counterparts(root, tap)[tap.at];
    while (!control && performance.now() < until) {
      await new Promise(requestAnimationFrame);
      control = counterparts(root, tap)[tap.at];
    }
    if (!control) continue;
    found.set(tap.drawn, control);
    // The next tap is of what this one has made.
    const isDrawn = change(rowOf(control) ?? root);
    control.click();
    await isDrawn;
  }
}

/** Resolves when something in it is drawn anew, or when that has been waited for. */
function change(place: Element): Promise<void> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      done();
    });
    watch.observe(place, { attributes: true, characterData: true, childList: true, subtree: true });
    setTimeout(done, TAP_SHOWS_WITHIN_MS);
  });
}

function counterparts(root: HTMLElement, { stockCode, tag, name }: Omit<Tap, 'at' | 'drawn'>): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tag)].filter(
    (one) => nameOf(one) === name && rowOf(one)?.dataset['stockCode'] === stockCode,
  );
}

const rowOf = (control: Element) => control.closest<HTMLElement>('[data-stock-code]');

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent.trim();

const root = document.getElementById('root');
if (root?.dataset['drawn'] !== undefined) heedTaps(root);

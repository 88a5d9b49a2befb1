/**
 * Stands in for the part of Google's gapi that the SDK uses: a hidden page, and messages to and from it. The page is ours
 * (server/gateways/identity/embedded/files/iframe.js), and the two talk through a port that nobody else holds.
 */
type Listener = (data: unknown) => unknown;

interface OpenOptions {
  url: string;
  where: HTMLElement;
  /** Of the frame; `style` by its properties, which a Content-Security-Policy lets pass. */
  attributes: Readonly<Record<string, string>> & { readonly style: Readonly<Record<string, string>> };
}

/** What the port carries: a question with its id, the answer to one, or a word of the page's own. */
type Message =
  | { readonly id: number; readonly type: string }
  | { readonly answerTo: number; readonly data: unknown }
  | { readonly type: string; readonly data: unknown };

class HiddenPage {
  readonly #port: MessagePort;
  readonly #listeners = new Map<string, Listener>();
  readonly #questions = new Map<number, Listener>();
  /** Came before anybody listened. */
  readonly #early: { type: string; data: unknown }[] = [];

  constructor(port: MessagePort) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => this.#receive(data as Message));
    port.start();
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  ping(answered: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.send('ping', undefined, () => {
        answered();
        resolve();
      });
    });
  }

  register(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
    for (const early of this.#early.splice(0)) this.#receive(early);
  }

  send(type: string, _data: unknown, answered: (answers: unknown[]) => void): void {
    const id = this.#questions.size;
    this.#questions.set(id, (data) => answered([data]));
    // A port has one other end, so no origin to aim at.
    // oxlint-disable-next-line require-post-message-target-origin
    this.#port.postMessage({ id, type });
  }

  #receive(message: Message): void {
    if ('answerTo' in message) quietly(this.#questions.get(message.answerTo), message.data);
    else if (!('data' in message)) return;
    else if (this.#listeners.has(message.type)) quietly(this.#listeners.get(message.type), message.data);
    else this.#early.push(message);
  }
}

/** As gapi does: the SDK's listener for `webStorageSupport` throws each time, answered or not. */
function quietly(listener: Listener | undefined, data: unknown): void {
  try {
    listener?.(data);
  } catch {
    // Nobody above could do anything with it.
  }
}

async function open(options: OpenOptions, onOpen: (page: HiddenPage) => Promise<unknown>): Promise<unknown> {
  const frame = document.createElement('iframe');
  const { style, ...attributes } = options.attributes;
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  Object.assign(frame.style, style);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = options.url;
  options.where.append(frame);
  await loaded;
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage('zad-identity-port', location.origin, [port2]);
  try {
    return await onOpen(new HiddenPage(port1));
  } catch (error) {
    // The SDK tries again with a new page.
    frame.remove();
    throw error;
  }
}

/** Puts it where the SDK looks before it would fetch Google's. */
export function standInForGapi(): void {
  const iframes = { Iframe: HiddenPage, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => ({ open }) };
  Object.assign(globalThis, {
    gapi: { iframes, load: (_name: string, { callback }: { callback: () => void }) => callback() },
  });
}

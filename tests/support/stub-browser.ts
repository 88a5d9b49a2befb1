/** The browser's globals that the session's state asks for, in a test without a browser. */
import { vi } from 'vitest';

export interface StubbedBrowser {
  /** As another tab that wrote to localStorage would cause it. */
  storageEvent(key: string): void;
  /** The page comes out of the back-forward cache. */
  pageShownAgain(): void;
}

export function stubBrowser(): StubbedBrowser {
  const page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const back = (): void => void setTimeout(() => page.dispatchEvent(new Event('popstate')));
  vi.stubGlobal('history', { state: null, pushState: () => undefined, go: back, back });
  return {
    storageEvent: (key) => void page.dispatchEvent(Object.assign(new Event('storage'), { key })),
    pageShownAgain: () => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

/** Keys are own and enumerable, as a browser's are. */
function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
    clear: () => Object.keys(storage).forEach((key) => delete storage[key]),
    key: (at: number) => Object.keys(storage)[at] ?? null,
    get length() {
      return Object.keys(storage).length;
    },
  };
  const storage = Object.create(methods) as Storage & Record<string, unknown>;
  return storage;
}

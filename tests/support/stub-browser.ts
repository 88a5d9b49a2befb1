/** The browser's globals that the session's state asks for, in a test without a browser. */
import { vi } from 'vitest';

import { memoryStorage } from './memory-storage.ts';

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

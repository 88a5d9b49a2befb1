/** What a page is before its app has come: as the worker sent it. */
import type { Page } from '@playwright/test';

/** Loads the page with no script of it running, looks, and lets scripts run again from the next load on. */
export async function withoutScripts(page: Page, url: string, look: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  try {
    await page.goto(url);
    await look();
  } finally {
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
    await devtools.detach();
  }
}

declare global {
  interface Window {
    letAppDraw?: () => void;
  }
}

/** From the next load on, React draws nothing before `letAppDraw`: its scheduler's messages wait. */
export async function holdApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unbound-method -- called on its own port below
    const post = MessagePort.prototype.postMessage;
    let held: (() => void)[] | null = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      const send = () => post.apply(this, args as Parameters<typeof post>);
      if (held) held.push(send);
      else send();
    };
    window.letAppDraw = () => {
      const waiting = held ?? [];
      held = null;
      for (const send of waiting) send();
    };
  });
}

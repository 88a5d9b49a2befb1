/** Chromium's own install question, held back until it is a good moment. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: BeforeInstallPromptEvent | null = null;
let onKept: () => void = () => undefined;

/** Holds the browser's question back. Call at boot: it comes once, and early. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as BeforeInstallPromptEvent;
    onKept();
  });
}

export function hasInstallPrompt(): boolean {
  return kept !== null;
}

/** Calls back when the browser has its question ready. */
export function whenInstallPromptComes(listener: () => void): void {
  onKept = listener;
}

/** Asks, once; true where the shopper installs. */
export async function showInstallPrompt(): Promise<boolean> {
  const prompt = kept;
  kept = null;
  return (await prompt?.prompt())?.outcome === 'accepted';
}

import { htmlOf } from '#src/app/drawn/html-of.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { DrawnPage } from '#src/offline/drawn/drawn-page.ts';

const ROOT = '<div id="root"><!--app-body--></div>';
const HEAD = '<!--app-head-->';

/**
 * The shell with the page as it was last drawn, and the script `earlyTaps` that minds it; as it is where the page is another
 * build's, or not to be read.
 */
export function withDrawn(shell: string, { title, script, tree }: Partial<DrawnPage>, earlyTaps: string): string {
  if (typeof title !== 'string' || typeof script !== 'string' || typeof tree !== 'string') return shell;
  if (!shell.includes(`src="${script}"`)) return shell;
  const body = htmlOf(tree);
  if (body === null) return shell;
  return shell
    .replace(
      HEAD,
      () => `<title>${escapeHtml(title)}</title><script type="module" crossorigin src="${earlyTaps}"></script>`,
    )
    .replace(ROOT, () => `<div id="root" data-drawn="">${body}</div>`);
}

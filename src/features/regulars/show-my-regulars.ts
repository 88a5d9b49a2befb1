import { closePanel, isPanelOpen, replacePanel } from '#src/state/panels.ts';

/** The browser now and then drops the way back over a panel's entry, seen as the list below was drawn anew. By then it has gone it, or never will. */
const AGAIN_MS = 500;

/** What was ordered is seen where all of them stand: there where the form was opened from, else in the form's place. */
export function showMyRegulars(): void {
  const isBelow = location.pathname.endsWith('/account/myregulars') || isPanelOpen(['myregulars']);
  if (!isBelow) {
    replacePanel('myregulars', {});
    return;
  }
  closePanel();
  setTimeout(() => {
    if (isPanelOpen(['regular_modal'])) closePanel();
  }, AGAIN_MS);
}

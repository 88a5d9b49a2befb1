import { closePanel, isPanelOpen, replacePanel } from '#src/state/panels.ts';

/** Of a page that was loaded again while a panel was open, the entry below still stands for one (state/panels.ts): the way back has to be gone twice. */
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

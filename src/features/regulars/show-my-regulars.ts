import { closePanel, isPanelOpen, replacePanel } from '#src/state/panels.ts';

/** What was ordered is seen where all of them stand: there where the form was opened from, else in the form's place. */
export function showMyRegulars(): void {
  const isBelow = location.pathname.endsWith('/account/myregulars') || isPanelOpen(['myregulars']);
  if (isBelow) closePanel();
  else replacePanel('myregulars', {});
}

import type { PanelParams } from '#src/state/panels.ts';

/** What is made regular, as its panel is opened with. */
export type RegularSubject = PanelParams['regular_modal'];

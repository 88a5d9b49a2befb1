/** Parts of a sheet's width that the columns of its lines take; the first two are words, the others figures. */
export const COLUMNS = [5, 2.4, 1.2, 1.6, 1.7, 1.8];

/** Points that a sheet has beside its text, left and right. */
export const MARGIN = 42;

const A4_WIDTH = 595.28;

/** Points of the last column: what the lines come to stands in it too, so that figures are one under another to the fils. */
export const AMOUNT_WIDTH =
  ((A4_WIDTH - 2 * MARGIN) * (COLUMNS.at(-1) ?? 0)) / COLUMNS.reduce((sum, width) => sum + width, 0);

/** Points beside the text of a cell. */
export const CELL_PADDING = 3;

/** Of the drawn map: its coast is derived from theirs (docs/decisions, the map without tiles). */
export const OUTLINE_CREDIT = '©\u00a0OpenStreetMap';

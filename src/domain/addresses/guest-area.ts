/** Where a guest would like it delivered: of this device, for the time and the fee that are said before there is an address. */
import { chosenArea } from '#contract/chosen-area.ts';
import { keptAnswer } from '#src/state/kept-answer.ts';

/** The same before and after signing in: a first address begins with it. */
export const guestArea = keptAnswer('zad.area.', chosenArea, () => 'guest');

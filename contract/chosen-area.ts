/** An area that a guest chose on their device, as it is kept there: in the wire's words, as all that is kept. It is sent to nobody as a whole. */
import { bilingual, integer } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const code = integer({ min: 1, max: 2_147_483_647 });

export const chosenArea = record({
  emirateId: ['addrStateDocno', code],
  areaId: ['addrAreaDocno', code],
  /** Of the area, in both languages: the header says it without asking anybody. */
  name: ['addrAreaDesc', bilingual(120)],
});
export type ChosenArea = Decoded<typeof chosenArea>;

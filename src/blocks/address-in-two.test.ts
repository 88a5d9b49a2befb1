import { expect, it } from 'vitest';

import { addressInTwo } from './address-in-two.ts';

it.each([
  ['Villa 12\nStreet 4\nDubai Marina\nDubai\nUnited Arab Emirates', ['Villa 12, Street 4', 'Dubai Marina, Dubai']],
  ['فيلا 12\nمرسى دبي\nدبي\nالإمارات العربية المتحدة', ['فيلا 12', 'مرسى دبي، دبي']],
  // A shopper's own Latin words keep their comma on an Arabic page.
  ['Villa 12\nStreet 4\nمرسى دبي\nدبي\nالإمارات العربية المتحدة', ['Villa 12, Street 4', 'مرسى دبي، دبي']],
  ['Villa 3\nAjman\nAjman\nUnited Arab Emirates', ['Villa 3', 'Ajman']],
  ['Villa 3\nDubai', ['Villa 3, Dubai']],
] as const)('%j is two lines', (lines, said) => {
  expect(addressInTwo(lines)).toEqual(said);
});

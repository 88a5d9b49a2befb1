import { expect, it } from 'vitest';

import { addressInTwo } from './address-in-two.ts';

it.each([
  [
    'Villa 12\nStreet 4\nDubai Marina\nDubai\nUnited Arab Emirates',
    'en',
    ['Villa 12, Street 4', 'Dubai Marina, Dubai'],
  ],
  ['فيلا 12\nمرسى دبي\nدبي\nالإمارات العربية المتحدة', 'ar', ['فيلا 12', 'مرسى دبي، دبي']],
  ['Villa 3\nAjman\nAjman\nUnited Arab Emirates', 'en', ['Villa 3', 'Ajman']],
  ['Villa 3\nDubai', 'en', ['Villa 3, Dubai']],
] as const)('%j is two lines', (lines, locale, said) => {
  expect(addressInTwo(lines, locale)).toEqual(said);
});

import { expect, test } from 'vitest';

import { knownAreas } from '#server/addresses/areas.ts';
import { metresFromLand } from '#src/blocks/pin-map/metres-from-land.ts';

// An area's pin is where a new address begins and where a driver is sent without another: the centre of some lay in a harbour.
test('the centre of every area lies on the land that the map draws', () => {
  expect(knownAreas.length).toBeGreaterThan(300);
  const afloat = knownAreas.filter((area) => metresFromLand(area) > 0);
  expect(afloat.map(({ name }) => name.en)).toEqual([]);
});

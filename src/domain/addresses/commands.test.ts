import { beforeEach, expect, test } from 'vitest';

import { readAddresses, readAreas, readEmirates, type Address } from '#contract/addresses.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient, sendCall } from '#src/net/read-query.ts';

import { makeDefault, saveAddress } from './commands.ts';
import { areasOf, emirates } from './queries.ts';

/** As a server sends it, with every field of storefront.md section 3, Address. (A Makani number is ours and is left out where there is none.) */
const HOME = {
  addrDocno: 7,
  type: 'home',
  addrTitle: '',
  label: 'Home',
  labelAr: 'المنزل',
  addrLine1: 'Villa 12',
  addrLine2: '',
  addrLandMark: 'Behind the mosque',
  addrMobile: '+971501234567',
  addrDefault: false,
  addrAreaDoctype: 'ARE',
  addrAreaDocno: 2002,
  addrAreaDesc: 'Al Karama',
  addrAreaDescAr: 'الكرامة',
  addrStateDoctype: 'STA',
  addrStateDocno: 2,
  addrStateDesc: 'Dubai',
  addrStateDescAr: 'دبي',
  addrCountryDesc: 'United Arab Emirates',
  addrCountryDescAr: 'الإمارات العربية المتحدة',
  addrCountryDocno: 784,
  addrZipCode: '',
  addrLatitude: 25.2,
  addrLongitude: 55.3,
  addrFull: 'Villa 12, Behind the mosque, Al Karama, Dubai, United Arab Emirates',
  addrFullAr: 'Villa 12، Behind the mosque، الكرامة، دبي، الإمارات العربية المتحدة',
  addrCreatedTs: '2026-11-01T08:00:00.000Z',
};

const STATES = [
  {
    addrStateDocno: 2,
    addrStateDoctype: 'STA',
    addrStateDesc: 'Dubai',
    addrStateDescAr: 'دبي',
    addrLatitude: 25.2,
    addrLongitude: 55.3,
    addrCountryDocno: 784,
  },
];
const AREAS = [
  {
    addrAreaDocno: 2099,
    addrAreaDoctype: 'ARE',
    addrAreaDesc: 'Mirdif',
    addrAreaDescAr: 'مردف',
    addrAreaOtherNames: [],
    addrLatitude: 25.2,
    addrLongitude: 55.4,
  },
];

const DATA: Record<string, unknown> = {
  [readAddresses.path]: { addresses: [HOME] },
  [readEmirates.path]: STATES,
  [readAreas.path]: AREAS,
};

let sent: Record<string, unknown>[] = [];
const client = createQueryClient(
  createApi((path, init) => {
    const known = Object.entries(DATA).find(([end]) => path.endsWith(end))?.[1];
    if (path.endsWith('updateAddress')) sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return Promise.resolve(Response.json({ status: 1, message: 'Success', data: known ?? HOME }));
  }),
);

beforeEach(() => {
  sent = [];
});

async function home(): Promise<Address> {
  const read = await sendCall(client, readAddresses, {});
  const [first] = read.ok ? read.value.value.addresses : [];
  if (!first) throw new Error('the address did not decode');
  return first;
}

test('setting the default sends the whole address as it was received, with addrDefault true', async () => {
  await makeDefault(client, await home());
  expect(sent).toEqual([{ ...HOME, addrDefault: true }]);
});

test('an edit sends the whole address with what was changed', async () => {
  const address = await home();
  await saveAddress(client, address, { ...address, line1: 'Villa 13' }, false);
  expect(sent).toEqual([{ ...HOME, addrLine1: 'Villa 13' }]);
});

test('with another area its names go along', async () => {
  const address = await home();
  await client.fetchQuery(emirates());
  await client.fetchQuery(areasOf(2, 'Dubai'));
  await saveAddress(client, address, { ...address, areaId: 2099 }, false);
  expect(sent).toEqual([{ ...HOME, addrAreaDocno: 2099, addrAreaDesc: 'Mirdif', addrAreaDescAr: 'مردف' }]);
});

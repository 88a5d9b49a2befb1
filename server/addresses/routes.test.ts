/** The shopper's addresses over HTTP: each refusal's words and field, one default always, nobody else's address. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openAccounts, type Accounts } from '#tests/support/accounts.ts';

import { areasOfEmirate, knownEmirates } from './areas.ts';

interface Wire {
  addrDocno: number;
  addrDefault: boolean;
  [field: string]: unknown;
}

interface Answer {
  code: number;
  body: { status: number; message: string; field?: string; data: Wire };
}

let shop: Accounts;
beforeAll(async () => {
  shop = await openAccounts();
});

async function newShopper(): Promise<string> {
  return shop.signIn(await shop.register());
}

async function send(cookie: string | null, path: string, payload: object): Promise<Answer> {
  const answer = await shop.post(`accountinfo/${path}`, payload, cookie === null ? {} : { cookie });
  return { code: answer.statusCode, body: answer.json() };
}

async function listOf(cookie: string): Promise<Wire[]> {
  const answer = await shop.app.inject({ url: '/ecomapi/accountinfo/addresses', headers: { cookie } });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<{ data: { addresses: Wire[] } }>().data.addresses;
}

const dubai = knownEmirates.find(({ name }) => name.en === 'Dubai') ?? knownEmirates[0];
const other = knownEmirates.find(({ code }) => code !== dubai?.code);
const [area] = areasOfEmirate(dubai?.code ?? 0, 'en');
const [areaElsewhere] = areasOfEmirate(other?.code ?? 0, 'en');

const HOME = {
  type: 'home',
  addrLine1: 'Villa 12, Street 8',
  addrLine2: 'Gate B',
  addrLandMark: 'Behind the mosque',
  addrMobile: '050 123 4567',
  addrStateDocno: dubai?.code,
  addrAreaDocno: area?.code,
  addrCountryDocno: 784,
  addrStateDoctype: 'STA',
  addrAreaDoctype: 'ARE',
  addrZipCode: '',
  addrLatitude: 25.169676,
  addrLongitude: 55.356718,
  addrMakani: '30032 95320',
};

const add = (cookie: string, changed: object = {}): Promise<Answer> =>
  send(cookie, 'addAddress', { ...HOME, ...changed });

describe('adding and reading', () => {
  test('an address comes back whole, under the names of the specification', async () => {
    const cookie = await newShopper();
    const { code, body } = await add(cookie);
    expect([code, body.status, body.message]).toEqual([200, 1, 'Success']);
    expect(body.data).toMatchObject({
      addrDocno: expect.any(Number) as number,
      addrTitle: '',
      label: 'Home',
      labelAr: 'المنزل',
      addrLine1: 'Villa 12, Street 8',
      addrLine2: 'Gate B',
      addrLandMark: 'Behind the mosque',
      addrMobile: '+971501234567',
      addrDefault: true,
      addrAreaDesc: area?.name.en,
      addrAreaDescAr: area?.name.ar,
      addrStateDesc: 'Dubai',
      addrCountryDesc: 'United Arab Emirates',
      addrCountryDocno: 784,
      addrZipCode: '',
      addrLatitude: 25.169676,
      addrLongitude: 55.356718,
      addrMakani: '3003295320',
      addrFull: `Villa 12, Street 8, Gate B, Behind the mosque, ${area?.name.en}, Dubai, United Arab Emirates`,
    });
    const single = await send(cookie, 'getSingleAddress', { AddrDocno: body.data.addrDocno });
    expect(single.body.data).toEqual(body.data);
    expect(await listOf(cookie)).toEqual([body.data]);
  });

  test('what the form leaves out may be left out; a pin is not needed', async () => {
    const cookie = await newShopper();
    const { addrLine1, addrMobile, addrStateDocno, addrAreaDocno } = HOME;
    const { body } = await send(cookie, 'addAddress', { addrLine1, addrMobile, addrStateDocno, addrAreaDocno });
    expect(body.data).toMatchObject({ type: 'other', label: area?.name.en, addrLatitude: null, addrLongitude: null });
  });

  test.each(['+971501234567', '00971 50 123 4567', '971501234567', '0501234567', '٠٥٠١٢٣٤٥٦٧', '(050) 123-4567'])(
    '%s is stored as +971501234567',
    async (addrMobile) => {
      const { body } = await add(await newShopper(), { addrMobile });
      expect(body.data['addrMobile']).toBe('+971501234567');
    },
  );

  test('text is stored as text, whatever it looks like', async () => {
    const cookie = await newShopper();
    const payload = `<img src=x onerror=alert(1)>'); DROP TABLE user_address; --`;
    const { body } = await add(cookie, {
      addrLine1: payload,
      addrTitle: '{{7*7}} ${x}',
      addrLandMark: 'a\u0007b\n\tc  d ',
    });
    expect(body.data).toMatchObject({ addrLine1: payload, addrTitle: '{{7*7}} ${x}', addrLandMark: 'a b c d' });
    expect((await listOf(cookie))[0]?.['addrLine1']).toBe(payload);
  });
});

describe('refusals', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await newShopper();
  });

  test.each([
    [{ addrStateDocno: 0 }, 'Please choose an emirate', 'addrStateDocno'],
    [{ addrStateDocno: 9999 }, 'Please choose an emirate', 'addrStateDocno'],
    [{ addrAreaDocno: 0 }, 'Please choose an area', 'addrAreaDocno'],
    [{ addrAreaDocno: 999_999 }, 'Please choose an area', 'addrAreaDocno'],
    [{ addrAreaDocno: areaElsewhere?.code }, 'This area is not in the chosen emirate', 'addrAreaDocno'],
    [{ addrLine1: ' \n ' }, 'Please enter the building and the street', 'addrLine1'],
    [{ addrMobile: ' ' }, 'Phone Number Should be entered', 'addrMobile'],
    [{ addrMobile: '+44 20 7946 0958' }, 'Invalid Phone Number (Please Enter a UAE Number)', 'addrMobile'],
    [{ addrMakani: '300329532' }, 'A Makani number has 10 digits', 'addrMakani'],
    [{ addrMakani: '30032953201' }, 'A Makani number has 10 digits', 'addrMakani'],
    [{ addrLatitude: null }, 'A pin has both a latitude and a longitude', 'addrLatitude'],
    [{ addrLongitude: null }, 'A pin has both a latitude and a longitude', 'addrLongitude'],
    [{ addrLatitude: 51.5, addrLongitude: -0.12 }, 'The pin must be inside the United Arab Emirates', 'addrLatitude'],
  ])('%j', async (wrong, message, field) => {
    const { code, body } = await add(cookie, wrong);
    expect([code, body.status, body.message, body.field]).toEqual([422, 0, message, field]);
  });

  test.each([
    [{ addrLine1: 'x'.repeat(121) }, 'addrLine1'],
    [{ addrTitle: 7 }, 'addrTitle'],
    [{ addrLatitude: '25.1' }, 'addrLatitude'],
    [{ type: 'palace' }, 'type'],
    [{ userId: 1 }, 'userId'],
    [{ price: 1 }, 'price'],
    [{ addrDocno: 5 }, 'addrDocno'],
    [{ isPlatinum: true }, 'isPlatinum'],
  ])('%j is no address at all', async (wrong, field) => {
    const { code, body } = await add(cookie, wrong);
    expect([code, body.field]).toEqual([400, field]);
  });

  test('nothing refused was kept', async () => {
    expect(await listOf(cookie)).toEqual([]);
  });

  test('the thirty-first', async () => {
    const full = await newShopper();
    for (let count = 0; count < 29; count += 1) expect((await add(full)).code).toBe(200);
    // At once: all three count 29 before any of them is kept.
    const last = await Promise.all([1, 2, 3].map(() => add(full)));
    expect(last.map((one) => String(one.code)).toSorted()).toEqual(['200', '422', '422']);
    expect(last.find((one) => one.code === 422)?.body.message).toBe(
      'You have 30 addresses, and that is the most. Please delete one first.',
    );
    expect(await listOf(full)).toHaveLength(30);
  });
});

describe('the default', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await newShopper();
  });
  const defaults = async (): Promise<number[]> =>
    (await listOf(cookie)).filter((one) => one.addrDefault).map((one) => one.addrDocno);

  test('is the first address; a full address sent back with addrDefault true takes its place', async () => {
    const first = (await add(cookie, { addrDefault: false })).body.data;
    const second = (await add(cookie, { type: 'work' })).body.data;
    expect(await defaults()).toEqual([first.addrDocno]);
    const { code, body } = await send(cookie, 'updateAddress', { ...second, addrDefault: true });
    expect([code, body.data]).toEqual([200, { ...second, addrDefault: true }]);
    expect(await defaults()).toEqual([second.addrDocno]);
    expect((await listOf(cookie))[0]?.addrDocno).toBe(second.addrDocno);
  });

  test('may be asked for while adding', async () => {
    await add(cookie);
    const second = (await add(cookie, { addrDefault: true })).body.data;
    expect(await defaults()).toEqual([second.addrDocno]);
  });

  test('stays when it is only rewritten', async () => {
    const first = (await add(cookie)).body.data;
    await add(cookie);
    await send(cookie, 'updateAddress', { ...first, addrDefault: false, addrLine2: 'Gate C' });
    expect(await defaults()).toEqual([first.addrDocno]);
    expect((await listOf(cookie))[0]?.['addrLine2']).toBe('Gate C');
  });

  test('deleted, the address added last becomes it; deleting another leaves it', async () => {
    const [first, second, third] = [await add(cookie), await add(cookie), await add(cookie)].map(
      (one) => one.body.data,
    );
    expect((await send(cookie, 'deleteAddress', { addrDocno: second?.addrDocno })).body.status).toBe(1);
    expect(await defaults()).toEqual([first?.addrDocno]);
    await send(cookie, 'deleteAddress', { addrDocno: first?.addrDocno });
    expect(await defaults()).toEqual([third?.addrDocno]);
    await send(cookie, 'deleteAddress', { addrDocno: third?.addrDocno });
    expect(await listOf(cookie)).toEqual([]);
  });

  test('is one, whatever is asked at the same time', async () => {
    const rows = await Promise.all(Array.from({ length: 8 }, () => add(cookie)));
    await Promise.all(rows.map(({ body }) => send(cookie, 'updateAddress', { ...body.data, addrDefault: true })));
    expect(await defaults()).toHaveLength(1);
  });
});

describe('nobody else', () => {
  test('reads, changes or deletes it: 404, as if it were not there', async () => {
    const [mine, theirs] = [await newShopper(), await newShopper()];
    const { data } = (await add(mine)).body;
    const id = data.addrDocno;
    const tried = await Promise.all([
      send(theirs, 'getSingleAddress', { AddrDocno: id }),
      send(theirs, 'updateAddress', { ...data, addrLine1: 'Taken' }),
      send(theirs, 'deleteAddress', { addrDocno: id }),
      send(theirs, 'deleteAddress', { addrDocno: 2_147_483_647 }),
    ]);
    expect(tried.map(({ code, body }) => [code, body.message])).toEqual(
      Array.from({ length: 4 }, () => [404, 'This address is not there any more']),
    );
    expect(await listOf(theirs)).toEqual([]);
    expect(await listOf(mine)).toEqual([data]);
  });

  test('a guest is asked to sign in', async () => {
    for (const path of ['getSingleAddress', 'addAddress', 'updateAddress', 'deleteAddress']) {
      expect((await send(null, path, {})).code).toBe(401);
    }
    expect((await shop.app.inject('/ecomapi/accountinfo/addresses')).statusCode).toBe(401);
  });
});

test('LoadState answers the seven emirates, and LoadArea the areas of one, to guests too', async () => {
  const cookie = null;
  const states = (await send(cookie, 'LoadState', {})).body.data as unknown as Wire[];
  expect(states.map((one) => String(one['addrStateDesc'])).toSorted()).toEqual([
    'Abu Dhabi',
    'Ajman',
    'Dubai',
    'Fujairah',
    'Ras Al Khaimah',
    'Sharjah',
    'Umm Al Quwain',
  ]);
  let count = 0;
  for (const state of states) {
    const { addrCountryDocno, addrStateDoctype, addrStateDocno, addrStateDesc } = state;
    const asked = { addrCountryDocno, addrStateDoctype, addrStateDocno, addrStateDesc };
    const areas = (await send(cookie, 'LoadArea', asked)).body.data as unknown as Wire[];
    expect(areas.length).toBeGreaterThan(0);
    count += areas.length;
  }
  expect(count).toBeGreaterThanOrEqual(250);
  expect((await send(cookie, 'LoadArea', { addrStateDocno: 99 })).body.data).toEqual([]);
});

test('a deleted account takes its addresses along', async () => {
  const cookie = await newShopper();
  const { addrDocno } = (await add(cookie)).body.data;
  const { rows } = await shop.db.pool.query('SELECT user_id FROM user_address WHERE id = $1', [addrDocno]);
  await shop.db.pool.query('DELETE FROM user_account WHERE id = $1', [rows[0].user_id]);
  expect((await shop.db.pool.query('SELECT 1 FROM user_address WHERE id = $1', [addrDocno])).rowCount).toBe(0);
});

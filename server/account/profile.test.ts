import { beforeAll, describe, expect, test } from 'vitest';

import { getMyProfile, readPoints, readSideMenu, updateMyProfile } from '#contract/account.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send, type TestUser } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
let sara: TestUser;
let cookie: string;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
  sara = await createTestUser(db, { email: 'Sara@Example.ae', mobile: '+971501234567' });
  cookie = await sara.signIn();
});

const read = async () => (await send(api.app, getMyProfile, {}, cookie)).json().data as Record<string, unknown>;
const change = async (fields: Record<string, unknown>) => {
  const { userHasPassword: _, userEmailProved: __, ...now } = await read();
  return send(api.app, updateMyProfile, { ...now, ...fields }, cookie);
};

describe('the profile', () => {
  test('has the wire’s fields, and nothing that was not asked for', async () => {
    expect(await read()).toEqual({
      userDocType: 'USR',
      userDocNo: sara.user.id,
      userFirstName: 'Sara',
      userLastName: '',
      userEmail: 'Sara@Example.ae',
      userEmailProved: false,
      userAlternateEmail: '',
      userMobile: '+971501234567',
      userAlternateMobile: '',
      userDefaultDiscountCoupon: '',
      userPackingOption: 'bags',
      userPrintInvoice: false,
      userProductAlternate: 'call',
      userHasPassword: true,
      userWantsOffers: false,
    });
  });

  test('is kept by nobody, and is nobody’s without a session', async () => {
    expect((await send(api.app, getMyProfile, {}, cookie)).headers['cache-control']).toBe('no-store');
    expect((await send(api.app, getMyProfile, {})).json()).toMatchObject({ status: 0, code: 'signed_out' });
  });

  test('takes back every field that may change, trimmed, the number in E.164', async () => {
    const response = await change({
      userFirstName: ' سارة ',
      userLastName: 'Al Mansoori',
      userAlternateEmail: ' work@example.ae ',
      userAlternateMobile: '٠٥٠ ٧٦٥ ٤٣٢١',
      userDefaultDiscountCoupon: 'HARVEST',
      userPackingOption: 'reusable',
      userPrintInvoice: true,
      userProductAlternate: 'similar',
      userWantsOffers: true,
    });
    expect(response.json()).toEqual({ status: 1, message: 'Success', data: {} });
    expect(await read()).toMatchObject({
      userFirstName: 'سارة',
      userLastName: 'Al Mansoori',
      userAlternateEmail: 'work@example.ae',
      userAlternateMobile: '+971507654321',
      userDefaultDiscountCoupon: 'HARVEST',
      userPackingOption: 'reusable',
      userPrintInvoice: true,
      userProductAlternate: 'similar',
      userWantsOffers: true,
    });
  });

  test('keeps a number from elsewhere as it was written: the check is not enforced', async () => {
    await change({ userAlternateMobile: '+44 20 7946 0958' });
    expect(await read()).toMatchObject({ userAlternateMobile: '+44 20 7946 0958' });
  });

  test.each([
    [{ userEmail: 'other@example.ae' }, 'userEmail', 'This field is not editable'],
    [{ userMobile: '+971509999999' }, 'userMobile', 'This field is not editable'],
    [{ userDocNo: 1 }, 'userDocNo', 'This field is not editable'],
    [{ userFirstName: '  ' }, 'userFirstName', 'Name Should be entered'],
    [{ userAlternateEmail: 'nobody' }, 'userAlternateEmail', 'Invalid Email ID'],
  ])('refuses %j', async (fields, field, message) => {
    const before = await read();
    const response = await change(fields);
    expect([response.statusCode, response.json()]).toMatchObject([422, { status: 0, field, message }]);
    expect(await read()).toEqual(before);
  });

  test.each(['userId', 'points', 'status', 'isPlatinum', 'passwordHash', 'userHasPassword', 'customerCode'])(
    'does not know %s',
    async (field) => {
      const response = await change({ [field]: 1 });
      expect([response.statusCode, response.json().field]).toEqual([400, field]);
    },
  );

  test.each([
    ['userPackingOption', 'helium'],
    ['userFirstName', 'x'.repeat(81)],
    ['userFirstName', 'a\0b'],
    ['userPrintInvoice', 'yes'],
  ])('refuses %s %j', async (field, value) => {
    const response = await change({ [field]: value });
    expect([response.statusCode, response.json().field]).toEqual([400, field]);
  });
});

describe('points', () => {
  const points = async (count: number) => {
    await db.pool.query('update user_account set points = $1 where id = $2', [count, sara.user.id]);
    return (await send(api.app, readPoints, {}, cookie)).json().data as Record<string, unknown>;
  };

  test('say the tier and what is missing to the next', async () => {
    const standing = { userAccountType: 'SILVER', userNextType: 'GOLD', userNextRequiredPoints: 3_800 };
    expect(await points(6_200)).toMatchObject({ ...standing, userAccountPoint: 6_200 });
    expect(await points(0)).toMatchObject({ userAccountType: 'STANDARD', userNextRequiredPoints: 5_000 });
  });

  test('say no next tier on platinum', async () => {
    const none = { userNextType: null, userNextRequiredPoints: null };
    expect(await points(15_000)).toMatchObject({ userAccountType: 'PLATINUM', ...none });
  });
});

describe('the side menu', () => {
  const groups = async (deviceType: string) => {
    const response = await send(api.app, readSideMenu, { deviceType }, cookie);
    return response.json().data.menuGroups as { menuID: number; submenu: { menuRouter: string }[] }[];
  };

  test('differs by device: a phone has its favourites among the tabs', async () => {
    const routes = async (device: string) =>
      (await groups(device)).flatMap((group) => group.submenu.map(({ menuRouter }) => menuRouter));
    expect(await routes('web')).toContain('account/myfavourites');
    expect(await routes('mobile')).not.toContain('account/myfavourites');
  });

  test('has group 32 and a last one, which the apps leave out', async () => {
    const ids = (await groups('web')).map(({ menuID }) => menuID);
    expect(ids).toContain(32);
    expect(ids.at(-1)).toBe(40);
  });

  test('knows two devices', async () => {
    expect((await send(api.app, readSideMenu, { deviceType: 'fridge' }, cookie)).statusCode).toBe(400);
  });
});

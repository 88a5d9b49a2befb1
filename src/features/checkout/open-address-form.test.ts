import { beforeEach, expect, test, vi } from 'vitest';

const open = vi.hoisted(() => vi.fn());
vi.mock('#src/state/panels.ts', () => ({ openPanel: open }));

const PLACE = { id: 3, pin: null, line1: '' };
const FORM = ['myaddressdetails', { addrDocno: '3', updateAddress: 'true' }];
let state: unknown = null;

/** As the app begins after a reload: the history has outlived it. */
async function load() {
  vi.resetModules();
  return import('./open-address-form.ts');
}

beforeEach(() => {
  open.mockReset();
  state = null;
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState: (next: unknown) => (state = next),
  });
});

test('a link opens the form, a reload after it was closed does not', async () => {
  (await load()).openNamedAddressForm(PLACE);
  expect(open.mock.calls).toEqual([FORM]);
  (await load()).openNamedAddressForm(PLACE);
  expect(open.mock.calls).toEqual([FORM]);
});

test('nor does one where it was opened by a tap', async () => {
  (await load()).openAddressForm(PLACE);
  (await load()).openNamedAddressForm(PLACE);
  expect(open.mock.calls).toEqual([FORM]);
});

test('the way back from the map opens it again', async () => {
  const { openNamedAddressForm } = await load();
  openNamedAddressForm(PLACE);
  openNamedAddressForm(PLACE);
  expect(open.mock.calls).toEqual([FORM, FORM]);
});

test('what else is noted at that place in history stays, and a place of a panel opens nothing', async () => {
  state = { key: 'a' };
  (await load()).openNamedAddressForm(PLACE);
  expect(state).toEqual({ key: 'a', hadAddressForm: true });
  state = { panels: 1 };
  (await load()).openNamedAddressForm(PLACE);
  expect(open.mock.calls).toEqual([FORM]);
});

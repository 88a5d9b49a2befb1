import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const panels = vi.hoisted(() => ({
  open: ['myregulars', 'regular_modal'],
  closePanel: vi.fn(),
  replacePanel: vi.fn(),
}));
vi.mock('#src/state/panels.ts', () => ({
  closePanel: panels.closePanel,
  replacePanel: panels.replacePanel,
  isPanelOpen: (names: readonly string[]) => panels.open.some((name) => names.includes(name)),
}));
const { showMyRegulars } = await import('./show-my-regulars.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('location', { pathname: '/en/account' });
  panels.open = ['myregulars', 'regular_modal'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form that one step back left open is closed once more', () => {
  showMyRegulars();
  expect(panels.closePanel).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(panels.closePanel).toHaveBeenCalledTimes(2);
});

test('one that is gone is not', () => {
  showMyRegulars();
  panels.open = ['myregulars'];
  vi.advanceTimersByTime(1000);
  expect(panels.closePanel).toHaveBeenCalledTimes(1);
});

test('from elsewhere My regulars takes the place of the form', () => {
  panels.open = ['regular_modal'];
  showMyRegulars();
  vi.advanceTimersByTime(1000);
  expect(panels.replacePanel).toHaveBeenCalledExactlyOnceWith('myregulars', {});
  expect(panels.closePanel).not.toHaveBeenCalled();
});

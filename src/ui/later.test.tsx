import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { later } from './later.tsx';

const Whole = ({ name }: { name: string }) => <p>whole {name}</p>;
const Meanwhile = ({ name }: { name: string }) => <p>meanwhile {name}</p>;

test('something stands in the place of a part until its code has come, and never again after', async () => {
  const load = vi.fn(async () => Whole);
  const Part = later(load, Meanwhile);
  const { unmount } = showWidget(<Part name="cart" />);
  expect(screen.getByText('meanwhile cart')).toBeTruthy();
  expect(await screen.findByText('whole cart')).toBeTruthy();
  unmount();
  showWidget(<Part name="list" />);
  expect(screen.getByText('whole list')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where the code cannot come the page stays whole, and the next signal brings it', async () => {
  let hasSignal = false;
  const Part = later(async () => {
    if (!hasSignal) throw new TypeError('Failed to fetch dynamically imported module');
    return Whole;
  }, Meanwhile);
  showWidget(
    <main>
      <h1>My page</h1>
      <Part name="cart" />
    </main>,
  );
  await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(screen.getByRole('main').textContent).toBe('My pagemeanwhile cart');
  hasSignal = true;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('whole cart')).toBeTruthy();
});

test('a part that a tap asked for answers the tap where its code cannot come', async () => {
  const Part = later(async (): Promise<(props: { onMissing?: () => void }) => null> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const onMissing = vi.fn();
  showWidget(<Part onMissing={onMissing} />);
  await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(onMissing).toHaveBeenCalledTimes(1);
});

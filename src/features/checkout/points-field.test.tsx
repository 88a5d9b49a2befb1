import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { PointsField } from './points-field.tsx';

const show = (points: number, pointsFils: number, onChoose: (points: number) => void = () => undefined) =>
  showWidget(
    <PointsField
      extras={{ points, pointsFils, pointsBlock: 500 }}
      lines={undefined}
      isOld={false}
      chosen={0}
      onChoose={onChoose}
      isBarred={false}
      error={undefined}
    />,
  );

test('what points are worth is said of as many as can be used, and of no more', () => {
  const { unmount } = show(1000, 10_000);
  expect(screen.getByText(/^You have 1,000 points, worth AED.100\.00\.$/)).toBeTruthy();
  unmount();
  show(800, 5000);
  expect(
    screen.getByText(/^You have 800 points\. They are used 500 at a time: 500 of them are worth AED.50\.00\.$/),
  ).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /^Use 500 points · AED.50\.00$/ })).toBeTruthy();
});

test('what can be used in one way alone is a box to tick, in several a list', async () => {
  const onChoose = vi.fn();
  const { user, unmount } = show(500, 5000, onChoose);
  await user.click(screen.getByRole('checkbox', { name: /^Use 500 points · AED.50\.00$/ }));
  expect(onChoose).toHaveBeenCalledWith(500);
  unmount();
  show(1000, 10_000);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Use no points',
    expect.stringMatching(/^Use 500 points · AED.50\.00$/),
    expect.stringMatching(/^Use 1,000 points · AED.100\.00$/),
  ]);
});

const LOST = /^You lose AED.50\.00: these points are worth more than this order\.$/;
const AT_100 = [{ id: 'goods', title: { en: 'Goods', ar: '' }, fils: 10_000 }] as never;

test('that points are lost is said of a sum that knows them, and not while it is asked for', () => {
  const common = {
    extras: { points: 500, pointsFils: 5000, pointsBlock: 500 },
    chosen: 500,
    onChoose: () => undefined,
  };
  const field = (isOld: boolean) => (
    <PointsField {...common} lines={AT_100} isOld={isOld} isBarred={false} error={undefined} />
  );
  const { unmount } = showWidget(field(true));
  expect(screen.queryByText(LOST)).toBeNull();
  unmount();
  showWidget(field(false));
  expect(screen.getByText(LOST)).toBeTruthy();
});

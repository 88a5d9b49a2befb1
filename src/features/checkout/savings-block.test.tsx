import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';

import { firstChoices, withoutCode, type Choices } from '#src/domain/checkout/choices.ts';
import type { Extras } from '#src/domain/checkout/extras.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { SavingsBlock } from './savings-block.tsx';

interface Options {
  typed: string;
  refused?: string;
  isTakenOffBeside?: boolean;
  extras?: Extras;
}

function Block({ typed, refused, isTakenOffBeside = false, extras }: Options) {
  const [choices, setChoices] = useState({ ...firstChoices(undefined), typedCode: typed });
  return (
    <>
      <SavingsBlock
        choices={choices}
        onChange={(change: Partial<Choices>) => setChoices({ ...choices, ...change })}
        order={null}
        extras={extras}
        errorOf={(field) => (field === 'DiscountCode' && choices.code !== '' ? refused : undefined)}
      />
      {isTakenOffBeside && (
        <button onClick={() => setChoices({ ...choices, ...withoutCode(choices) })}>Go on without the code</button>
      )}
    </>
  );
}

const show = (block: ReactElement) =>
  showWidget(<QueryClientProvider client={new QueryClient()}>{block}</QueryClientProvider>);

const NOT_USED = 'Not used until you tap Apply.';
const field = () => screen.getByRole('textbox', { hidden: true });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

test('a code that was typed and not applied is said not to be used, on the closed fold too', async () => {
  const { user } = show(<Block typed="FRESH10" />);
  expect(screen.getByText(NOT_USED)).toBeTruthy();
  expect(screen.getByText('FRESH10: not used yet')).toBeTruthy();
  await user.click(button('Apply'));
  expect(screen.queryByText(NOT_USED)).toBeNull();
  expect(screen.queryByText('FRESH10: not used yet')).toBeNull();
  expect(button('Remove')).toBeTruthy();
});

test('the words about a refused code stand until another is typed', async () => {
  const { user } = show(<Block typed="OLD" refused="This code has ended." />);
  await user.click(button('Apply'));
  expect(screen.getByText('This code has ended.')).toBeTruthy();
  await user.type(field(), 'ER');
  expect(screen.queryByText('This code has ended.')).toBeNull();
  expect(screen.getByText('OLDER: not used yet')).toBeTruthy();
});

test('a code that is taken off elsewhere leaves the box', async () => {
  const { user } = show(<Block typed="OLD" refused="This code has ended." isTakenOffBeside />);
  await user.click(button('Apply'));
  await user.click(button('Go on without the code'));
  expect(screen.queryByText('This code has ended.')).toBeNull();
  expect((field() as HTMLInputElement).value).toBe('');
  expect(screen.getByText('A code, a voucher or points')).toBeTruthy();
});

test('points that a refused code took the place of are used again without it', async () => {
  const extras = { points: 800, pointsFils: 5000, pointsBlock: 500, vouchers: [], donations: [] } as unknown as Extras;
  const { user } = show(<Block typed="OLD" refused="This code has ended." extras={extras} isTakenOffBeside />);
  const points = () => screen.getByRole<HTMLInputElement>('checkbox', { hidden: true });
  await user.click(points());
  await user.type(field(), 'OLD');
  await user.click(button('Apply'));
  expect(screen.getByText('This code has ended.')).toBeTruthy();
  expect(points().checked).toBe(true);
  await user.click(button('Go on without the code'));
  expect(points().checked).toBe(true);
  expect(screen.getByText('500 points')).toBeTruthy();
});

test('a voucher that is chosen after a code was refused takes the code away', async () => {
  const vouchers = [{ id: 7, title: { en: 'AED 20 from Zad', ar: '' }, fils: 2000, expiresAt: '2027-05-26T00:00:00Z' }];
  const extras = { points: 0, pointsFils: 0, pointsBlock: 500, vouchers, donations: [] } as unknown as Extras;
  const { user } = show(<Block typed="OLD" refused="This code has ended." extras={extras} />);
  await user.click(button('Apply'));
  await user.click(screen.getByRole('checkbox', { hidden: true }));
  expect(screen.queryByText('This code has ended.')).toBeNull();
  expect((field() as HTMLInputElement).value).toBe('');
});

test('the closed fold says what there is to use, in one sum', () => {
  const vouchers = [{ id: 1, title: { en: 'AED 20 from Zad', ar: '' }, fils: 2000, expiresAt: '2027-05-26T00:00:00Z' }];
  const extras = { points: 800, pointsFils: 5000, pointsBlock: 500, vouchers, donations: [] } as unknown as Extras;
  show(<Block typed="" extras={extras} />);
  expect(screen.getByText(/^You have AED.70\.00 in points and vouchers$/)).toBeTruthy();
});

test('without any it says what can be used', () => {
  const extras = { points: 20, pointsFils: 0, pointsBlock: 500, vouchers: [], donations: [] } as unknown as Extras;
  show(<Block typed="" extras={extras} />);
  expect(screen.getByText('A code, a voucher or points')).toBeTruthy();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';

import { firstChoices, type Choices } from '#src/domain/checkout/choices.ts';
import type { Extras } from '#src/domain/checkout/extras.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { SavingsBlock } from './savings-block.tsx';
import { useRefusedCode } from './use-refused-code.ts';

interface Options {
  typed: string;
  refused?: string;
  extras?: Extras;
}

/** `refused`: what the shop says of every code. */
function Block({ typed, refused, extras }: Options) {
  const [choices, setChoices] = useState({ ...firstChoices(undefined), typedCode: typed });
  const change = (some: Partial<Choices>): void => setChoices({ ...choices, ...some });
  const { refusedCode, giveUpCode } = useRefusedCode(choices, change);
  const answer = useEffectEvent(() => {
    if (refused !== undefined) giveUpCode(refused);
  });
  useEffect(() => {
    if (choices.code !== '') queueMicrotask(answer);
  }, [choices.code]);
  return (
    <>
      <SavingsBlock
        choices={choices}
        onChange={change}
        order={null}
        isPreparing={false}
        extras={extras}
        errorOf={() => undefined}
        refusedCode={refusedCode}
      />
      <output>{`sent: ${choices.code || 'no code'}, ${choices.points}`}</output>
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
  expect(await screen.findByText('This code has ended.')).toBeTruthy();
  await user.type(field(), 'ER');
  expect(screen.queryByText('This code has ended.')).toBeNull();
  expect(screen.getByText('OLDER: not used yet')).toBeTruthy();
});

test('a refused code is given up at once and stays in its field; another is tried, and an empty field says nothing', async () => {
  const { user } = show(<Block typed="OLD" refused="This code has ended." />);
  await user.click(button('Apply'));
  expect(await screen.findByText('sent: no code, 0')).toBeTruthy();
  expect((field() as HTMLInputElement).value).toBe('OLD');
  expect(screen.getByText('A code, a voucher or points')).toBeTruthy();
  await user.clear(field());
  expect(screen.queryByText('This code has ended.')).toBeNull();
  await user.type(field(), 'NEW');
  await user.click(button('Apply'));
  expect(await screen.findByText('This code has ended.')).toBeTruthy();
  await user.click(button('Apply'));
  expect(await screen.findByText('This code has ended.')).toBeTruthy();
});

test('points that a refused code took the place of are used on', async () => {
  const extras = { points: 800, pointsFils: 5000, pointsBlock: 500, vouchers: [], donations: [] } as unknown as Extras;
  const { user } = show(<Block typed="OLD" refused="This code has ended." extras={extras} />);
  const points = () => screen.getByRole<HTMLInputElement>('checkbox', { hidden: true });
  await user.click(points());
  await user.type(field(), 'OLD');
  await user.click(button('Apply'));
  expect(await screen.findByText('This code has ended.')).toBeTruthy();
  expect([points().checked, points().disabled]).toEqual([true, false]);
  expect(screen.getByText('sent: no code, 500')).toBeTruthy();
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

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { regularMessages } from '#contract/messages/regulars.ts';
import { showRegularPanel as show } from '#tests/support/show-regular-panel.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }));
vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useDeviceUser: () => ({ id: 1 }),
  useSessionUser: () => ({ id: 1 }),
}));

const submit = (name = 'Make it a regular order') => screen.findByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const day = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const weeks = () => screen.getByLabelText<HTMLSelectElement>('Or another number');

test('all that is lacking is said at once, and the focus goes to the first of it and stays with who mends it', async () => {
  const { user: hand, sent } = show();
  await hand.click(await submit());
  const { noPayment, noWeeks, noDays, noTime } = regularMessages;
  for (const [said] of [noPayment, noWeeks, noDays, noTime]) expect(screen.getByText(said)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(weeks()));
  await hand.selectOptions(weeks(), '2');
  expect(screen.queryByText(noWeeks[0])).toBeNull();
  expect(screen.getByText(noDays[0])).toBeTruthy();
  await hand.click(day('Sunday'));
  await hand.click(radio(/^10:00/));
  expect(document.activeElement).toBe(radio(/^10:00/));
  await hand.click(await submit());
  expect(screen.getByText(noPayment[0])).toBeTruthy();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'How would you like to pay?' })),
  );
  await hand.click(radio(/^Pay on delivery/));
  expect(screen.queryByText(noPayment[0])).toBeNull();
  await hand.click(await submit());
  expect(sent).toHaveLength(1);
});

test('the weeks that are wanted most take one tap', async () => {
  const { user: hand } = show();
  await submit();
  const month = screen.getByRole('button', { name: '4 weeks' });
  await hand.selectOptions(weeks(), '2');
  expect(month.getAttribute('aria-pressed')).toBe('false');
  await hand.click(month);
  expect(month.getAttribute('aria-pressed')).toBe('true');
  expect(weeks()).toHaveProperty('value', '4');
  await hand.selectOptions(weeks(), '2');
  expect(month.getAttribute('aria-pressed')).toBe('false');
});

test('days and times wait for the weeks', async () => {
  const { user: hand } = show();
  await submit();
  await hand.click(day('Monday'));
  expect(screen.getByText(regularMessages.weeksFirst[0])).toBeTruthy();
  expect(day('Monday').checked).toBe(false);
  await hand.click(radio(/^08:00/));
  expect(screen.getByText('Please select how many weeks')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(weeks()));
});

test('for how long and when it comes is asked first, and how it is paid last, beside the sums', async () => {
  show();
  await submit();
  const asked = screen.getAllByRole('group').concat(weeks(), screen.getAllByRole('radiogroup'));
  const inOrder = asked.toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
  expect(inOrder.map((one) => one.querySelector('legend')?.textContent ?? one.getAttribute('aria-label'))).toEqual([
    'How many weeks',
    null,
    'Delivery days',
    'Delivery time',
    'Quantity of Milk',
    'How would you like to pay?',
  ]);
});

const USUAL = { usualTimeId: 10, usualWeekdays: [3] };

test('who had deliveries makes it with one tap', async () => {
  const { user: hand, sent } = show({ offer: USUAL });
  await hand.click(await submit());
  expect(sent).toMatchObject([['regulars.add', { weeks: 4, timeId: 10, paysNow: false, totalDays: 4 }]]);
});

test('what is chosen beforehand can be taken back', async () => {
  const { user: hand, sent } = show({ offer: USUAL });
  await submit();
  expect(weeks().value).toBe('4');
  expect([day('Sunday').checked, day('Wednesday').checked]).toEqual([false, true]);
  await hand.click(day('Wednesday'));
  await hand.click(screen.getByRole('button', { name: '4 weeks' }));
  await hand.click(await submit());
  const { noWeeks, noDays } = regularMessages;
  for (const [said] of [noWeeks, noDays]) expect(screen.getByText(said)).toBeTruthy();
  expect(sent).toEqual([]);
});

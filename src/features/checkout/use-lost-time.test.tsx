import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { toAddress } from '#src/domain/checkout/choices.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useLostTime } from './use-lost-time.ts';

const renew = vi.fn();

function Form({ isRefused }: { isRefused: boolean }) {
  const { isLost, isElsewhere, onChange } = useLostTime(isRefused, renew);
  return (
    <>
      <output>{String(isLost)}</output>
      <output>{String(isElsewhere)}</output>
      <button onClick={() => onChange({ special: 'Ring twice' })}>note</button>
      <button onClick={() => onChange({ dayId: 20_261_124, slotId: null })}>day</button>
      <button onClick={() => onChange(toAddress(3, null))}>address</button>
    </>
  );
}
const said = () => screen.getAllByRole('status')[0]?.textContent;
const isElsewhere = () => screen.getAllByRole('status')[1]?.textContent;

test.each(['day', 'address'])(
  'a time that is refused is asked about once, and said until another %s is chosen',
  async (what) => {
    renew.mockReset();
    const { rerender, user } = showWidget(<Form isRefused={false} />);
    expect([said(), renew.mock.calls.length]).toEqual(['false', 0]);
    rerender(<Form isRefused />);
    // The shop has taken the time that stands there now: the shopper still has to be told.
    rerender(<Form isRefused={false} />);
    await user.click(screen.getByRole('button', { name: 'note' }));
    expect([said(), renew.mock.calls.length]).toEqual(['true', 1]);
    await user.click(screen.getByRole('button', { name: what }));
    expect(said()).toBe('false');
  },
);

test('another address is told of until a time is chosen there', async () => {
  const { user } = showWidget(<Form isRefused={false} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('address');
  await press('note');
  expect(isElsewhere()).toBe('true');
  await press('day');
  expect(isElsewhere()).toBe('false');
});

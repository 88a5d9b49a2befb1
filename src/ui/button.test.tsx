import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { Button } from './button.tsx';

test('a button that says nothing else sends no form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onClick = vi.fn();
  const { user } = showWidget(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Add</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Enter and the space bar press it', async () => {
  const onClick = vi.fn();
  const { user } = showWidget(<Button onClick={onClick}>Add</Button>);
  await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

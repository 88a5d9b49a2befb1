import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { Drawer } from './drawer.tsx';
import { TextField } from './text-field.tsx';

function show() {
  const onClose = vi.fn();
  const drawer = (
    <Drawer title="New address" onClose={onClose}>
      <TextField label="Street" value="" />
    </Drawer>
  );
  return { onClose, ...showWidget(drawer) };
}

test('a dialog with its title for a name, closed by its button and by Escape', async () => {
  const { user, onClose } = show();
  expect(screen.getByRole('dialog', { name: 'New address' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the Tab key stays inside', async () => {
  const { user } = show();
  const dialog = screen.getByRole('dialog');
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

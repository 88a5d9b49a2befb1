import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { Locale } from '#contract/urls.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ComboField } from './combo-field.tsx';
import { Drawer } from './drawer.tsx';
import { HeadAction } from './head-action.tsx';

const EMIRATES = [
  { id: 1, name: 'Ajman' },
  { id: 2, name: 'Dubai' },
];

function AddressDrawer({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(2);
  return (
    <Drawer title="New address" onClose={onClose}>
      <ComboField
        label="Emirate"
        name="emirate"
        choices={EMIRATES}
        chosen={chosen}
        onChoose={setChosen}
        fold={(text) => text}
        nothing="No options"
      />
    </Drawer>
  );
}

function show(locale: Locale = 'en') {
  const onClose = vi.fn();
  return { onClose, ...showWidget(<AddressDrawer onClose={onClose} />, locale) };
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

test('Escape closes an open list first, and the drawer with the next', async () => {
  const { user, onClose } = show();
  await user.click(screen.getByRole('combobox'));
  expect(screen.getByRole('listbox')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the list of a field inside can be pressed', async () => {
  const { user, onClose } = show('ar');
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: 'Ajman' }));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Ajman');
  expect(onClose).not.toHaveBeenCalled();
});

test('the Tab key stays inside', async () => {
  const { user } = show();
  const dialog = screen.getByRole('dialog');
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('what can be done with all of its content stands in its head, and without a drawer where it is written', () => {
  const action = (
    <HeadAction>
      <button type="button">Clear All</button>
    </HeadAction>
  );
  const { unmount } = showWidget(
    <Drawer title="Filters" onClose={vi.fn()}>
      {action}
    </Drawer>,
  );
  expect(screen.getByRole('button', { name: 'Clear All' }).closest('header')).not.toBeNull();
  unmount();
  const { container } = showWidget(<section>{action}</section>);
  expect(container.querySelector('section > button')).not.toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { ConfirmDialog } from './confirm-dialog.tsx';

function show() {
  const onAnswer = vi.fn();
  const dialog = (
    <ConfirmDialog title="Delete the list?" yes="Delete" no="Keep it" isDangerous onAnswer={onAnswer}>
      Its 3 products are no longer listed.
    </ConfirmDialog>
  );
  return { onAnswer, ...showWidget(dialog) };
}

test('an alert dialog with the question for its name holds the focus', async () => {
  const { user } = show();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the list?' });
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test.each([
  ['Delete', true],
  ['Keep it', false],
])('the button "%s" answers %s', async (name, answer) => {
  const { user, onAnswer } = show();
  await user.click(screen.getByRole('button', { name }));
  expect(onAnswer.mock.calls).toEqual([[answer]]);
});

test('Escape says no', async () => {
  const { user, onAnswer } = show();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[false]]);
});

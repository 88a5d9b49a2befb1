import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

// Here before the first test, which would else wait for it.
import './confirm-dialog.tsx';

const ask = vi.fn<(question: string) => boolean>();

beforeEach(() => {
  vi.stubGlobal('confirm', ask);
});
afterEach(() => {
  vi.doUnmock('./confirm-dialog.tsx');
  vi.unstubAllGlobals();
  ask.mockReset();
});

async function show() {
  const { Confirm } = await import('./confirm.tsx');
  const onAnswer = vi.fn();
  const question = (
    <Confirm title="Delete the list?" yes="Delete" no="Keep it" onAnswer={onAnswer}>
      Its 3 products are no longer listed.
    </Confirm>
  );
  return { onAnswer, ...showWidget(question) };
}

test('its own dialog asks once that has come, and the browser does not', async () => {
  const { user, onAnswer } = await show();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onAnswer.mock.calls).toEqual([[true]]);
  expect(ask).not.toHaveBeenCalled();
});

test.each([true, false])('where the dialog cannot be fetched the browser asks, once, and answers %s', async (isYes) => {
  // Confirm keeps the dialog once it has come.
  vi.resetModules();
  vi.doMock('./confirm-dialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  ask.mockReturnValue(isYes);
  const { onAnswer } = await show();
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[isYes]]));
  expect(ask.mock.calls).toEqual([['Delete the list?']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

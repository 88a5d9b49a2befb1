import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { ExtrasFailure } from './extras-failure.tsx';

test('what could not be loaded is said in the words of the specification, and can be asked for again', async () => {
  const onRetry = vi.fn();
  const { user } = showWidget(<ExtrasFailure onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Error loading donation partners.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

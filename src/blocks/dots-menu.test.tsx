import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useToasts } from '#src/state/toasts.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { DotsMenu } from './dots-menu.tsx';

vi.mock('#src/ui/action-menu.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const Said = () => (
  <output>
    {useToasts()
      .map(({ message }) => message)
      .join(' ')}
  </output>
);

test('a menu whose code cannot come answers the tap, and can be tapped again', async () => {
  showWidget(
    <>
      <DotsMenu name="Weekly" actions={[]} isFocused={false} />
      <Said />
    </>,
  );
  const button = screen.getByRole('button', { name: 'More for Weekly' });
  fireEvent.click(button);
  expect(await screen.findByText('This opens once there is a signal')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

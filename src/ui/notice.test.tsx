import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { Notice } from './notice.tsx';
import { Status } from './status.tsx';

test('a notice has a heading of its level, and is read out only where it is told to be', () => {
  showWidget(
    <>
      <Notice icon="basket" title="You have no orders" heading="h1" />
      <Notice icon="basket" title="No signal" said="alert" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'You have no orders' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('No signal');
});

test('a status is read out and takes no focus', async () => {
  const { user } = showWidget(<Status>Saved</Status>);
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(document.activeElement).toBe(document.body);
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { PayBar } from './pay-bar.tsx';

test('the button says what it does, beside the total, and does it', async () => {
  const onPress = vi.fn();
  const { user } = showWidget(
    <PayBar total={14_235} onPress={onPress}>
      Pay
    </PayBar>,
  );
  expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('142.35');
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('while the total is not sure it says so, and a tap pays nothing; the button keeps the focus', async () => {
  const onPress = vi.fn();
  const { user } = showWidget(
    <PayBar total={14_235} isStale isDisabled onPress={onPress}>
      Pay
    </PayBar>,
  );
  expect(screen.getByText('Updating…')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Pay' });
  await user.click(button);
  expect([button.getAttribute('aria-disabled'), document.activeElement === button]).toEqual(['true', true]);
  expect(onPress).not.toHaveBeenCalled();
});

test('where the button says the total, the summary is opened beside it, and the sum stands in the bar once', async () => {
  const onTotal = vi.fn();
  const { user } = showWidget(
    <PayBar total={null} onTotal={onTotal}>
      Pay AED 142.35
    </PayBar>,
  );
  expect(screen.getByRole('region', { name: 'Payment' }).textContent.match(/142\.35/g)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Order summary/ }));
  expect(onTotal).toHaveBeenCalledOnce();
});

test('it can send a form that is elsewhere on the page', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = showWidget(
    <>
      <form id="times" onSubmit={onSubmit} />
      <PayBar total={null} submits="times">
        Confirm
      </PayBar>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

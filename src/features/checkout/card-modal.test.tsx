import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { paymentMessages } from '#contract/messages/payments.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CardModal } from './card-modal.tsx';

/** Over the sheet of a device's wallet, with the words that its frame says. */
function showSheet() {
  const onWallet = vi.fn();
  const onClose = vi.fn();
  const shown = showWidget(
    <CardModal
      shown={{ what: 'wallet', challenge: { wallet: 'samsung' } }}
      onSession={vi.fn()}
      onChallengeOver={vi.fn()}
      onWallet={onWallet}
      onClose={onClose}
    />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Pay with your wallet');
  // happy-dom loads no frames: the page stands for its own.
  Object.defineProperty(frame, 'contentWindow', { value: window });
  const say = (data: unknown, origin = location.origin): void => {
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: window })));
  };
  return { ...shown, say, onWallet, onClose };
}

test('a wallet’s sheet has its own buttons; how it ends is passed on, once it is the frame that says so', () => {
  const { say, onWallet } = showSheet();
  say({ kind: 'loaded' });
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  say({ kind: 'wallet', word: 'SUCCESS' }, 'https://evil.example');
  say({ kind: 'wallet', word: 'PAID' });
  expect(onWallet).not.toHaveBeenCalled();
  say({ kind: 'wallet', word: 'CANCEL' });
  expect(onWallet).toHaveBeenCalledExactlyOnceWith('CANCEL');
});

test('one that cannot be shown ends without a word, and one that is closed is closed', async () => {
  const { user, say, onWallet, onClose } = showSheet();
  say({ kind: 'failed', at: 'load' });
  expect(onWallet).toHaveBeenCalledExactlyOnceWith('ERROR');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test('what is said about a field goes once the field is right; the next wrong one is named at the next Pay', async () => {
  const { user } = showWidget(
    <CardModal shown={{ what: 'card' }} onSession={vi.fn()} onChallengeOver={vi.fn()} onClose={vi.fn()} />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Pay by card');
  Object.defineProperty(frame, 'contentWindow', { value: window });
  vi.spyOn(frame, 'focus').mockReturnValue();
  const say = (data: unknown): void => {
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window })));
  };
  const alert = () => screen.queryByRole('alert')?.textContent;
  const valid = { kind: 'valid', number: false, name: true, expiry: false, cvv: true };
  say({ kind: 'loaded' });
  say(valid);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(alert()).toBe('Please enter correct card number');
  say({ ...valid, name: false });
  expect(alert()).toBe('Please enter correct card number');
  say({ ...valid, number: true });
  expect(alert()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(alert()).toBe(paymentMessages.expiry[0]);
});

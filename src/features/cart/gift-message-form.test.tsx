import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { GiftMessageForm } from './gift-message-form.tsx';

const { edit } = vi.hoisted(() => ({ edit: vi.fn(async () => true) }));
vi.mock('#src/blocks/use-edit.ts', () => ({ useEdit: () => edit }));
vi.mock('#src/offline/shop/shop-door.ts', () => ({ useShop: () => undefined }));
vi.mock('#src/domain/cart/add-to-cart.ts', () => ({ addToCart: () => 'add' }));
vi.mock('#src/domain/cart/write-gift-message.ts', () => ({ writeGiftMessage: (...of: unknown[]) => of }));

const CARD = { stockCode: '125001' } as ProductCard;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

beforeEach(() => edit.mockClear());

test('nothing of a message is cut off: one that is too long is said to be, and is not saved', async () => {
  const { user } = showWidget(<GiftMessageForm card={CARD} cartType="CRT" />);
  await user.type(field(), 'x'.repeat(52));
  expect(field().value).toHaveLength(52);
  expect(screen.getByText('Take out 2 characters')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(edit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  await user.type(field(), '{Backspace}{Backspace}');
  expect(screen.getByText('0 of 50 characters left')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(edit).toHaveBeenLastCalledWith([
    { cartType: 'CRT', stockCode: '125001' },
    { message: 'x'.repeat(50), isGiftWrapped: false },
  ]);
});

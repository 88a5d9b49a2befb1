import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { Drawer } from './drawer.tsx';

beforeEach(() => {
  // happy-dom has no pointers to capture.
  Element.prototype.setPointerCapture = vi.fn();
});

function show() {
  const onClose = vi.fn();
  showWidget(
    <Drawer title="Filters" onClose={onClose}>
      Milk
    </Drawer>,
  );
  const dialog = screen.getByRole('dialog');
  const head = screen.getByRole('heading').closest('header');
  const sheet = dialog.parentElement;
  if (!head || !sheet) throw new Error('the drawer has no head');
  const drag = (
    name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
    clientY: number,
    pointerType = 'touch',
  ) => fireEvent[name](head, { clientY, pointerType, pointerId: 1 });
  return { onClose, sheet, drag };
}

test('the sheet follows the finger, and letting go far down closes it', () => {
  const { onClose, sheet, drag } = show();
  drag('pointerDown', 100);
  drag('pointerMove', 160);
  expect(sheet.style.transform).toBe('translateY(60px)');
  drag('pointerMove', 200);
  expect(sheet.style.transform).toBe('translateY(100px)');
  drag('pointerUp', 200);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('let go after a short way it springs back, and upwards it does not move', () => {
  const { onClose, sheet, drag } = show();
  drag('pointerDown', 100);
  drag('pointerMove', 40);
  expect(sheet.style.transform).toBe('translateY(0px)');
  drag('pointerMove', 185);
  drag('pointerUp', 185);
  expect(sheet.style.transform).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

test('a mouse does not drag it, nor does a finger on its close button', () => {
  const { onClose, sheet, drag } = show();
  drag('pointerDown', 100, 'mouse');
  drag('pointerMove', 300, 'mouse');
  drag('pointerUp', 300, 'mouse');
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerDown(close, { clientY: 100, pointerType: 'touch', pointerId: 1 });
  drag('pointerMove', 300);
  drag('pointerUp', 300);
  expect(sheet.style.transform).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

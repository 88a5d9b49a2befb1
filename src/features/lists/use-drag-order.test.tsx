/** A list's rows are moved by finger, mouse and keyboard (issue I, section 4). */
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { MoveHandle } from './move-handle.tsx';
import { useDragOrder } from './use-drag-order.ts';

/** Of a row, and the gap below it. */
const [HEIGHT, GAP] = [100, 10];

// It is loaded when it is first asked for.
beforeAll(() => import('./move-menu.tsx'));
beforeEach(() => {
  // happy-dom has no layout, and no pointers to capture.
  Element.prototype.setPointerCapture = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at * (HEIGHT + GAP), 300, HEIGHT);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Rows({ isKept = true }: { isKept?: boolean }) {
  const [names, setNames] = useState(['A', 'B', 'C', 'D']);
  const move = (from: number, to: number): void => {
    if (isKept) setNames((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? ''));
  };
  const drag = useDragOrder(names.join(' '), move);
  return (
    <ol>
      {names.map((name, index) => (
        <li key={name} data-name={name}>
          <MoveHandle name={name} place={{ index, count: names.length, drag, moveTo: (to) => move(index, to) }} />
        </li>
      ))}
    </ol>
  );
}

const order = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.dataset['name'])
    .join('');
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const row = (name: string) => document.querySelector<HTMLElement>(`[data-name="${name}"]`);
const point = (
  what: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  name: string,
  clientY = 0,
  pointerType = 'touch',
) => fireEvent[what](handle(name), { clientY, pointerType, pointerId: 1, button: 0 });

test.each(['touch', 'mouse'])(
  'a row follows the %s, the others make room, and it stays where it is let go',
  (pointer) => {
    showWidget(<Rows />);
    point('pointerDown', 'D', 350, pointer);
    point('pointerMove', 'D', 190, pointer);
    expect([row('D')?.style.translate, row('C')?.style.translate, row('B')?.style.translate]).toEqual([
      '0 -160px',
      '0 110px',
      '',
    ]);
    point('pointerMove', 'D', 130, pointer);
    expect(row('B')?.style.translate).toBe('0 110px');
    point('pointerUp', 'D', 130, pointer);
    expect(order()).toBe('ADBC');
    expect(row('D')?.style.translate).toBe('');
    expect(row('B')?.parentElement?.dataset['dragging']).toBeUndefined();
  },
);

test('down the list too', () => {
  showWidget(<Rows />);
  point('pointerDown', 'A', 50);
  point('pointerMove', 'A', 240);
  point('pointerUp', 'A', 240);
  expect(order()).toBe('BCAD');
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a call that takes the finger away', () => point('pointerCancel', 'A')],
])('%s leaves it where it was', (_what, stop) => {
  showWidget(<Rows />);
  point('pointerDown', 'A', 50);
  point('pointerMove', 'A', 300);
  stop();
  point('pointerUp', 'A', 300);
  expect([order(), row('A')?.style.translate]).toEqual(['ABCD', '']);
});

test('a row that the device could not keep elsewhere goes back', () => {
  vi.useFakeTimers();
  showWidget(<Rows isKept={false} />);
  point('pointerDown', 'A', 50);
  point('pointerMove', 'A', 300);
  point('pointerUp', 'A', 300);
  expect(row('A')?.style.translate).toBe('0 250px');
  vi.advanceTimersByTime(500);
  expect([order(), row('A')?.style.translate]).toEqual(['ABCD', '']);
});

test('the arrow keys move it, keep the handle, and stop at the ends', async () => {
  const { user } = showWidget(<Rows />);
  handle('B').focus();
  await user.keyboard('{ArrowDown}');
  expect(order()).toBe('ACBD');
  expect(document.activeElement).toBe(handle('B'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(order()).toBe('BACD');
});

test('a tap asks where to; a drag does not', async () => {
  const { user } = showWidget(<Rows />);
  point('pointerDown', 'C', 250);
  point('pointerMove', 'C', 200);
  point('pointerUp', 'C', 200);
  fireEvent.click(handle('C'), { clientY: 200, detail: 1 });
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(handle('D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
  expect(order()[0]).toBe('D');
  await user.click(handle('D'));
  const ways = await screen.findAllByRole('menuitem');
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Move down']);
});

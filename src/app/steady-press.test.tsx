import { beforeEach, expect, test, vi } from 'vitest';

import { steadyPresses } from './steady-press.ts';

steadyPresses();

const clicked = vi.fn<(name: string) => void>();
let undo: HTMLButtonElement;
let row: HTMLElement;
beforeEach(() => {
  clicked.mockReset();
  document.body.innerHTML = '<div id="row">Rice</div><button type="button"><b>Undo</b></button>';
  undo = document.querySelector('button') as HTMLButtonElement;
  row = document.querySelector('#row') as HTMLElement;
  undo.addEventListener('click', () => clicked('undo'));
  row.addEventListener('click', () => clicked('row'));
  stands(300);
});

function stands(top: number): void {
  undo.getBoundingClientRect = () => new DOMRect(100, top, 80, 44);
}

function down(on: Element): void {
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 120, clientY: 320 }));
}

/** The finger is lifted, over what lies there then. */
function up(on: Element, clientY = 320): void {
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 120, clientY }));
}

test('a press of a button that the page moved away is one of it, and of nothing else', () => {
  down(undo.querySelector('b') as Element);
  stands(369);
  up(row);
  expect(clicked.mock.calls).toEqual([['undo']]);
});

test.each<[string, () => void]>([
  ['a finger that left the button wants nothing of it', () => up(row, 380)],
  ['a button that stands where it stood was not pressed', () => (stands(300), up(row))],
  ['a button that is gone is not pressed', () => (undo.remove(), up(row))],
  [
    'one that scrolled presses nothing',
    () => (row.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })), up(row)),
  ],
])('%s', (_, go) => {
  down(undo);
  stands(369);
  go();
  expect(clicked.mock.calls).toEqual([['row']]);
});

test('a press that ends on its button is the browser’s own', () => {
  down(undo);
  stands(320);
  up(undo);
  up(row);
  expect(clicked.mock.calls).toEqual([['undo'], ['row']]);
});

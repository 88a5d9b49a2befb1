import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { holdCard } from './hold-card.ts';

/** Of the card on the page, and of the page on the screen. */
let place = 0;
let scrolled = 0;

const card = document.createElement('article');

beforeEach(() => {
  place = 1000;
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', (_: number, by: number) => scrollTo(scrolled + Math.round(by)));
  scrollTo(700);
  card.getBoundingClientRect = () => ({ top: place - scrolled }) as DOMRect;
  card.getClientRects = () => [{}] as unknown as DOMRectList;
});

afterEach(() => {
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrollTo(y: number): void {
  scrolled = y;
  vi.stubGlobal('scrollY', y);
}

/** A row above the card is drawn, and is higher than its guess. */
function drawRowAbove(): void {
  place += 36;
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
}

test('a card that is returned to goes to its height on the screen, and stays there while rows above it are drawn', () => {
  holdCard(card, 276);
  expect(place - scrolled).toBe(276);
  drawRowAbove();
  drawRowAbove();
  expect(place - scrolled).toBe(276);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('the shopper’s first %s lets go of it', (move) => {
  holdCard(card, 276);
  document.body.dispatchEvent(new Event(move, { bubbles: true }));
  drawRowAbove();
  expect(place - scrolled).toBe(276 + 36);
});

test('a jump of the page lets go of it', () => {
  holdCard(card, 276);
  scrollTo(0);
  drawRowAbove();
  expect(scrolled).toBe(0);
});

test('it is let go of after a second', () => {
  holdCard(card, 276);
  vi.advanceTimersByTime(1100);
  drawRowAbove();
  expect(place - scrolled).toBe(276 + 36);
});

test('a card that has left the page moves nothing', () => {
  card.getClientRects = () => [] as unknown as DOMRectList;
  holdCard(card, 276);
  expect(scrolled).toBe(700);
});

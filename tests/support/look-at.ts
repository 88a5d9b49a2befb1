/** One screen looked at as more than one shopper sees it: axe, a page of 320 pixels, letters of twice the size, and pictures of it where they are asked for. */
import { mkdir } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { whatIsUnsound } from './soundness.ts';

/** A folder: `ZAD_PICTURES=/tmp/pictures npm run journeys -- money` leaves pictures of each state there, to be looked at by a person. */
const PICTURES = process.env['ZAD_PICTURES'];

/** The narrowest page that nothing may stick out of (WCAG 1.4.10), and how much larger letters may be made (1.4.4). */
const NARROWEST = 320;
const LARGEST_TEXT = '200%';

/** Letters. */
const LONGEST_WORD = 16;

interface Look {
  /** Of its pictures. */
  readonly name: string;
  /** A selector, for what lies over the page: axe looks at it alone. */
  readonly part?: string;
}

/** @throws where axe finds something, or where something cannot be read on a narrow page or in large letters */
export async function lookAt(page: Page, { name, part }: Look): Promise<void> {
  expect.soft(await whatIsUnsound(page, part), name).toEqual([]);
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size');
  await page.setViewportSize({ width: NARROWEST, height: size.height });
  expect.soft(await sticksOut(page), `${name}, ${NARROWEST} px wide`).toEqual([]);
  await takePicture(page, `${name}-narrow`, 'light');
  await page.setViewportSize(size);
  await setTextSize(page, LARGEST_TEXT);
  expect.soft(await sticksOut(page), `${name}, text of ${LARGEST_TEXT}`).toEqual([]);
  await takePicture(page, `${name}-large`, 'light');
  await setTextSize(page, '');
  for (const scheme of ['dark', 'light'] as const) await takePicture(page, `${name}-${scheme}`, scheme);
  // What is opened next takes the colours of the page.
  await page.emulateMedia({ colorScheme: 'light' });
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
}

/** What is seen in part only: it sticks out of the page, or its words out of it. What is scrolled, or cut on purpose, is not told. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(async (LONGEST) => {
    // Two frames: what a width changes is drawn by then.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const width = document.documentElement.clientWidth;
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const root = [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible' && at !== root) return true;
      }
      return false;
    };
    const found: string[] = [];
    const tell = (element: Element, what: string): void => {
      found.push(`${what}: ${element.tagName} "${(element.textContent ?? '').trim().slice(0, 60)}"`);
    };
    if (document.documentElement.scrollWidth > width)
      found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);
    for (const element of root.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden' || element.closest('svg, [hidden]'))
        continue;
      // In a fold that is closed: it keeps the place of a wider page until it is opened.
      if (!element.checkVisibility()) continue;
      if ((box.right > width + 1 || box.left < -1) && !isScrolled(element)) tell(element, 'out of the page');
      const isBox = style.display !== 'inline' && element.matches('button, a, label, p, dt, dd, h1, h2, h3, span');
      if (
        isBox &&
        // A round button's target is larger than its circle, and it has no words.
        element.textContent?.trim() &&
        style.overflowX === 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        tell(element, 'words out of it');
    }
    // A word or an amount that is cut in two: what no line could hold, such as an e-mail, may be.
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, option, textarea')) continue;
      // For whoever listens alone.
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        if (word.length > LONGEST) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`cut in two: ${word}`);
      }
    }
    return found.slice(0, 5);
  }, LONGEST_WORD);
}

async function takePicture(page: Page, name: string, scheme: 'light' | 'dark'): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const language = await page.locator('html').getAttribute('lang');
  const isPhone = (page.viewportSize()?.width ?? 0) <= 845;
  const path = `${PICTURES}/${name}-${language}-${isPhone ? 'phone' : 'wide'}.png`;
  await page.screenshot({ path, fullPage: (await page.getByRole('dialog').count()) === 0 });
}

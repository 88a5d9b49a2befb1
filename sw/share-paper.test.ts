import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPapers } from './share-paper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const URL_OF_ONE = 'https://zad.example/ecomapi/myorder/printinvoice?idn=1001&lang=en';
const wanted = (url = URL_OF_ONE) => ({ request: new Request(url) });

function shop() {
  let drawn = 0;
  const ask = vi.fn(async () => {
    drawn += 1;
    return new Response(`%PDF ${drawn}`, { headers: { 'content-type': 'application/pdf' } });
  });
  return { ask, papers: createPapers(ask) };
}

test('the tab and the page that ask at once are given one drawing, each whole', async () => {
  const { ask, papers } = shop();
  const answers = await Promise.all([papers(wanted()), papers(wanted())]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['%PDF 1', '%PDF 1']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('so are they where the one comes a moment after the other was answered', async () => {
  const { ask, papers } = shop();
  expect(await (await papers(wanted())).text()).toBe('%PDF 1');
  vi.advanceTimersByTime(2000);
  expect(await (await papers(wanted())).text()).toBe('%PDF 1');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a third, one of another order or language, and one that comes later are asked for', async () => {
  const { ask, papers } = shop();
  await Promise.all([papers(wanted()), papers(wanted()), papers(wanted())]);
  expect(ask).toHaveBeenCalledTimes(2);
  await papers(wanted(`${URL_OF_ONE}2`));
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(6000);
  await papers(wanted());
  expect(ask).toHaveBeenCalledTimes(4);
});

test('one that fails fails for both, and is asked for anew', async () => {
  const ask = vi.fn(async () => new Response('%PDF')).mockRejectedValueOnce(new TypeError('no signal'));
  const papers = createPapers(ask);
  const both = await Promise.allSettled([papers(wanted()), papers(wanted())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await (await papers(wanted())).text()).toBe('%PDF');
});

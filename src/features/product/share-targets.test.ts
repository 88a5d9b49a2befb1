import { expect, it } from 'vitest';

import { shareTargets } from './share-targets.ts';

it('carries the address and the name without breaking out of the query', () => {
  const url = 'https://zad.example/en/product/dairy/milk/a-1?x=1&y=2';
  const targets = shareTargets(url, 'Milk & honey? 50% off');
  const email = new URL(targets.email);
  expect(email.protocol).toBe('mailto:');
  expect(email.searchParams.get('subject')).toBe('Milk & honey? 50% off');
  expect(email.searchParams.get('body')).toBe(`Milk & honey? 50% off\n${url}`);
  expect(targets.email).not.toContain('+');
  expect(new URL(targets.facebook).searchParams.get('u')).toBe(url);
  expect(new URL(targets.whatsapp).searchParams.get('text')).toBe(`Milk & honey? 50% off ${url}`);
});

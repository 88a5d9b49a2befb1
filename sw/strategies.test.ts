import { describe, expect, test } from 'vitest';

import { calls } from '#contract/calls.ts';
import { printInvoiceUrl } from '#contract/invoices.ts';

import { requestKind } from './strategies.ts';

const OWN = 'https://zad.example';

function kind(path: string, { method = 'GET', isNavigation = false, origin = OWN } = {}): string | null {
  return requestKind({ method, isNavigation, url: new URL(path, origin) }, OWN);
}

describe('what the worker answers', () => {
  test('every public read that the contract marks for keeping', () => {
    const kept = calls.filter((call) => call.offline === 'cache');
    expect(kept.length).toBeGreaterThan(0);
    for (const call of kept) expect(kind(`/ecomapi${call.path}?q=milk`)).toBe('catalogue');
  });

  test('the PDF of an invoice, to the tab that shows it and to the page that keeps it', () => {
    expect(kind(printInvoiceUrl(1001, 'ar'), { isNavigation: true })).toBe('paper');
    expect(kind(printInvoiceUrl(1001, 'ar'))).toBe('paper');
    expect(kind('/ecomapi/myorder/printinvoice/x')).toBeNull();
  });

  test('pictures and hashed files', () => {
    expect(kind('/images/packs/10001.svg')).toBe('image');
    expect(kind('/assets/index-Clq6ire5.js')).toBe('asset');
  });

  test.each(['/', '/en', '/ar/searchpage?q=milk', '/en/product/dairy/milk/full-cream-milk-10001', '/product/x/y/z-1'])(
    'a visit of the page %s',
    (path) => {
      expect(kind(path, { isNavigation: true })).toBe('page');
      expect(kind(path)).toBeNull();
    },
  );

  test.each(['/en/cart', '/ar/account/myfavourites', '/account', '/en/account/shopping/x'])(
    'a visit of the shopper’s own page %s, apart from everyone’s',
    (path) => {
      expect(kind(path, { isNavigation: true })).toBe('own-page');
      expect(kind(path)).toBeNull();
      expect(kind(path, { isNavigation: true, method: 'POST' })).toBeNull();
    },
  );
});

describe('what it leaves to the network', () => {
  test('every other call of the API, whoever asks', () => {
    const paths = [
      '/ecomapi',
      '/ecomapi/orders/list',
      '/ecomapi/catalogue',
      '/ecomapi/catalogue/unknown',
      '/ecomapi/sync',
    ];
    for (const path of paths) {
      expect(kind(path)).toBeNull();
      expect(kind(path, { isNavigation: true })).toBeNull();
    }
    for (const call of calls.filter((one) => one.offline !== 'cache' || one.auth !== 'guest')) {
      expect(kind(`/ecomapi${call.path}`)).toBeNull();
    }
  });

  test('writes, whatever the address', () => {
    for (const path of ['/ecomapi/catalogue/home', '/images/a.svg', '/assets/a.js', '/en']) {
      expect(kind(path, { method: 'POST', isNavigation: true })).toBeNull();
    }
  });

  test('other origins', () => {
    expect(kind('/images/a.svg', { origin: 'https://elsewhere.example' })).toBeNull();
    expect(kind('/en', { origin: 'https://elsewhere.example', isNavigation: true })).toBeNull();
  });

  test.each(['/emulator/auth/iframe?x=1', '/emulator/auth/handler', '/__/auth/handler'])(
    'the identity provider’s page %s',
    (path) => expect(kind(path, { isNavigation: true })).toBeNull(),
  );

  test.each(['/card-frame', '/card-frame/', '/card-frame/frame.js', '/card-frame/frame.css', '/Card-Frame'])(
    'the payment provider’s frame %s: never kept, never the shell',
    (path) => {
      expect(kind(path, { isNavigation: true })).toBeNull();
      expect(kind(path)).toBeNull();
    },
  );

  test.each(['/sw.js', '/manifest.ar.webmanifest', '/robots.txt', '/healthz', '/readyz', '/icons/icon-192.png'])(
    'a visit of %s',
    (path) => expect(kind(path, { isNavigation: true })).toBeNull(),
  );
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('recent searches', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', storage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps the last six, the newest first, each once', () => {
    for (const query of ['milk', 'bread', 'dates', 'tea', 'rice', 'oil', 'حليب', ' Milk ']) rememberSearch(query);
    expect(recentSearches()).toEqual(['Milk', 'حليب', 'oil', 'rice', 'tea', 'dates']);
  });

  it('forgets them, and keeps no empty one', () => {
    rememberSearch('  ');
    expect(recentSearches()).toEqual([]);
    rememberSearch('milk');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', '7', '"x"', '[1,null,{"a":1},"ok",""]'])('survives %s', (text) => {
    localStorage.setItem('zad-recent-searches', text);
    expect(recentSearches().every((one) => one === 'ok')).toBe(true);
  });

  it('works where the browser forbids storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => rememberSearch('milk')).not.toThrow();
    expect(recentSearches()).toEqual([]);
    expect(() => forgetSearches()).not.toThrow();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Locale } from '#contract/urls.ts';
import { failed, succeeded } from '#src/lib/result.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import type { FoundPlace } from './found-place.ts';
import { PlaceSearch } from './place-search.tsx';
import type { SuggestPlaces } from './use-place-search.ts';

const place = (label: string, latitude: number): FoundPlace => ({
  label,
  latitude,
  longitude: 55.1,
  areaCode: null,
  emirateCode: null,
});
const MARINA = place('Dubai Marina', 25.08);
const MALL = place('Dubai Marina Mall', 25.07);

function show(suggest: SuggestPlaces = () => Promise.resolve(succeeded([MARINA, MALL])), locale: Locale = 'en') {
  const onChoose = vi.fn();
  return { onChoose, ...showWidget(<PlaceSearch suggest={suggest} onChoose={onChoose} />, locale) };
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for your address' });
const options = () => screen.findAllByRole('option');

test('what is typed is asked for, and the places are listed under the box', async () => {
  const { user } = show();
  await user.tab();
  await user.type(box(), 'mar');
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Dubai Marina', 'Dubai Marina Mall']);
  expect(box().getAttribute('aria-expanded')).toBe('true');
});

test('Enter takes the first place, its name is in the box, and the list is closed', async () => {
  const { user, onChoose } = show();
  await user.type(box(), 'mar');
  await options();
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[MARINA]]);
  expect(box().value).toBe('Dubai Marina');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('the arrow keys lead to another place', async () => {
  const { user, onChoose } = show();
  await user.type(box(), 'mar');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([[MALL]]);
  expect(box().value).toBe('Dubai Marina Mall');
});

test('a press chooses, and the next words are asked for again', async () => {
  const suggest = vi.fn<SuggestPlaces>(() => Promise.resolve(succeeded([MARINA, MALL])));
  const { user, onChoose } = show(suggest);
  await user.type(box(), 'mar');
  await user.click((await options())[1]!);
  expect(onChoose.mock.calls).toEqual([[MALL]]);
  await user.type(box(), ' gate');
  await waitFor(() => expect(suggest).toHaveBeenLastCalledWith('Dubai Marina Mall gate'));
});

test('Escape puts the list away and leaves the words', async () => {
  const { user, onChoose } = show();
  await user.type(box(), 'mar');
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('mar');
  expect(onChoose).not.toHaveBeenCalled();
});

test('no result and a failure are both alerts', async () => {
  const { user, unmount } = show(() => Promise.resolve(succeeded([])));
  await user.type(box(), 'qqq');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^No results found.*areas, not streets/));
  unmount();
  const later = show(() => Promise.resolve(failed({ kind: 'offline' })));
  await later.user.type(box(), 'qqq');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('The address search is not working right now'),
  );
});

test('in Arabic the list has an Arabic name, and words of either language keep their own direction', async () => {
  const { user } = show(undefined, 'ar');
  await user.type(box(), 'mar');
  const [first] = await options();
  expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('مقترحات');
  expect(box().dir).toBe('auto');
  expect(first?.querySelector('[dir=auto]')?.textContent).toBe('Dubai Marina');
});

test('what is chosen elsewhere stands in the field without being asked for; what is typed then takes its place', async () => {
  const suggest = vi.fn<SuggestPlaces>(() => Promise.resolve(succeeded([MALL])));
  const field = (chosen: string) => (
    <PlaceSearch suggest={suggest} onChoose={vi.fn()} label="Your area" chosen={chosen} />
  );
  const { user, rerender } = showWidget(field(''));
  rerender(field('Dubai Marina'));
  const named = screen.getByRole<HTMLInputElement>('combobox', { name: 'Your area' });
  expect(named.value).toBe('Dubai Marina');
  await user.tab();
  await user.keyboard('mall');
  await options();
  expect(named.value).toBe('mall');
  expect(suggest.mock.calls).toEqual([['mall']]);
});

test('what stands beyond the name of an area is left out where nothing is found with it', async () => {
  const asked: string[] = [];
  const suggest: SuggestPlaces = (text) => {
    asked.push(text);
    return Promise.resolve(succeeded(text === 'Dubai Marina' ? [MARINA] : []));
  };
  const { user } = show(suggest);
  await user.click(box());
  await user.paste('Dubai Marina tower D');
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Dubai Marina']);
  expect(asked).toEqual(['Dubai Marina tower D', 'Dubai Marina tower', 'Dubai Marina']);
  await user.clear(box());
  await user.paste('Tower D Dubai Marina');
  await waitFor(() => expect(asked.at(-1)).toBe('Dubai Marina'));
});

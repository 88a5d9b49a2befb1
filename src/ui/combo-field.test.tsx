import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { Locale } from '#contract/urls.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ComboField, type Choice } from './combo-field.tsx';

const EMIRATES: Choice[] = [
  { id: 1, name: 'Abu Dhabi', words: 'Abu Dhabi أبوظبي' },
  { id: 2, name: 'Ajman', words: 'Ajman عجمان' },
  { id: 3, name: 'Dubai', words: 'Dubai دبي' },
];

interface Given {
  chosen?: number;
  error?: string;
  onChoose?: (id: number) => void;
}

function Emirate({ chosen = 0, error, onChoose }: Given) {
  const [id, setId] = useState(chosen);
  const choose = (to: number): void => {
    setId(to);
    onChoose?.(to);
  };
  return (
    <ComboField
      label="Emirate"
      hint="Where you live"
      error={error}
      name="emirate"
      choices={EMIRATES}
      chosen={id}
      onChoose={choose}
      fold={(text) => text.toLowerCase()}
      nothing="No options"
    />
  );
}

const show = (given: Given = {}, locale: Locale = 'en') => showWidget(<Emirate {...given} />, locale);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Emirate' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('the box has its label, its name in the form and its hint, and its list is closed', () => {
  show();
  expect(box().name).toBe('emirate');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().getAttribute('aria-autocomplete')).toBe('list');
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Where you live');
});

test('an error takes the place of the hint, and the box says that it is wrong', () => {
  show({ error: 'Please choose an emirate' });
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Where you live')).toBeNull();
  const said = (box().getAttribute('aria-describedby') ?? '').split(' ');
  expect(said.map((id) => document.getElementById(id)?.textContent)).toContain('Please choose an emirate');
});

test('a click opens the whole list, and what is chosen says so', async () => {
  const { user } = show({ chosen: 3 });
  expect(box().value).toBe('Dubai');
  await user.click(box());
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(options()).toEqual(['Abu Dhabi', 'Ajman', 'Dubai']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Dubai');
  expect(screen.getByRole('listbox').id).toBe(box().getAttribute('aria-controls'));
});

test('the arrow keys move in the list while the keyboard stays in the box, and Enter chooses', async () => {
  const onChoose = vi.fn();
  const { user } = show({ onChoose });
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Ajman');
  expect(document.activeElement).toBe(box());
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[2]]);
  expect(box().value).toBe('Ajman');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('typing narrows the list by the words of either language, and Enter takes the first', async () => {
  const onChoose = vi.fn();
  const { user } = show({ chosen: 1, onChoose });
  await user.clear(box());
  await user.type(box(), 'دبي');
  expect(options()).toEqual(['Dubai']);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[3]]);
  expect(box().value).toBe('Dubai');
});

test('Enter on a list that was only opened changes nothing', async () => {
  const onChoose = vi.fn();
  const { user } = show({ chosen: 3, onChoose });
  await user.click(box());
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalledWith(1);
  expect(box().value).toBe('Dubai');
});

test('words that nothing fits say so, and Escape brings what was chosen back', async () => {
  const { user } = show({ chosen: 3 });
  await user.clear(box());
  await user.type(box(), 'xyzzy');
  expect(screen.getByText('No options')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('Dubai');
});

test('an empty box is no choice: what was chosen is back when the box is left', async () => {
  const onChoose = vi.fn();
  const { user } = show({ chosen: 3, onChoose });
  await user.clear(box());
  await user.tab();
  expect(box().value).toBe('Dubai');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press on an option chooses it', async () => {
  const { user } = show();
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'Ajman' }));
  expect(box().value).toBe('Ajman');
});

test("React Aria's own words are in the page's language, whatever the browser's", async () => {
  const { user } = show({}, 'ar');
  await user.click(box());
  expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('مقترحات');
});

test('a field in which nothing can be chosen yet opens nothing', async () => {
  const { user } = showWidget(
    <ComboField
      label="Emirate"
      name="emirate"
      choices={EMIRATES}
      chosen={0}
      onChoose={vi.fn()}
      fold={String}
      nothing=""
      isDisabled
    />,
  );
  expect(box().disabled).toBe(true);
  await user.click(box());
  expect(options()).toEqual([]);
});

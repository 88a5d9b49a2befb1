import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { useFocusAfterSearch } from './use-focus-after-search.ts';

function Answer() {
  const heading = useFocusAfterSearch('milk');
  return (
    <h1 ref={heading} tabIndex={-1}>
      milk
    </h1>
  );
}

const page = document.documentElement;

afterEach(() => {
  delete page.dataset['ready'];
});

test('what was searched for has the focus that the field gave up', () => {
  page.dataset['ready'] = '';
  showWidget(<Answer />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('the first page of a visit begins at its top, with the way past the header', () => {
  showWidget(<Answer />);
  expect(document.activeElement).toBe(document.body);
});

test('a field that the shopper is in keeps the focus', () => {
  page.dataset['ready'] = '';
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  showWidget(<Answer />);
  expect(document.activeElement).toBe(field);
  field.remove();
});

/** Before each test of a component nothing of the one before is on the page; before each file nothing is kept either. */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

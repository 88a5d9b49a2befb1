/** Before each test of a component nothing of the one before is on the page; before each file nothing is kept either. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A second is short where a machine does ten things at once.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { LATER } from './locales/later.ts';

export default defineConfig({
  locales: ['en', 'ar'],
  sourceLocale: 'en',
  catalogs: [
    { path: 'locales/{locale}/messages', include: ['src'], exclude: LATER.map((path) => path.replace(/\/$/, '/**')) },
    { path: 'locales/{locale}/later', include: LATER },
  ],
  // Line numbers would touch both catalogues at every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

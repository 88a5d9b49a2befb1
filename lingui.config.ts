import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { LATER, OWN } from './locales/later.ts';

export default defineConfig({
  locales: ['en', 'ar'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: 'locales/{locale}/messages',
      include: ['src'],
      exclude: [...LATER, ...OWN].map((path) => path.replace(/\/$/, '/**')),
    },
    { path: 'locales/{locale}/later', include: LATER },
    { path: 'locales/{locale}/own', include: OWN },
  ],
  // Line numbers would touch every catalogue at every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

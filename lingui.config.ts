import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Screens that home never shows: their strings come with the first of them (src/app/i18n). tests/house holds the routes to it. */
export const LATER = ['session', 'account', 'addresses', 'pages'].map((feature) => `src/features/${feature}`);

export default defineConfig({
  locales: ['en', 'ar'],
  sourceLocale: 'en',
  catalogs: [
    { path: 'locales/{locale}/messages', include: ['src'], exclude: LATER.map((folder) => `${folder}/**`) },
    { path: 'locales/{locale}/later', include: LATER },
  ],
  // Line numbers would touch both catalogues at every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['en', 'ar'],
  sourceLocale: 'en',
  catalogs: [{ path: 'locales/{locale}/messages', include: ['src'] }],
  // Line numbers would touch both catalogues at every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

/** dist/client/index.html with a rendered page put in. */
import type { RenderedPage } from '#contract/rendered-page.ts';

const MARKS = ['<!--app-head-->', '<!--app-body-->', '<!--app-state-->'] as const;
const ROOT = /<html lang="en" dir="ltr">/;

/** @throws Error where the template lacks a mark */
export function checkTemplate(template: string): void {
  for (const mark of MARKS) if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  if (!ROOT.test(template)) throw new Error('index.html lacks <html lang="en" dir="ltr">');
}

/** The page as HTML; `links` are preloads and stylesheets of its own chunks. */
export function fillTemplate(template: string, page: RenderedPage, links: string): string {
  const state =
    page.state === '' ? '' : `<script type="application/json" id="state">${escapeJson(page.state)}</script>`;
  return withLanguage(template, page.lang)
    .replace(MARKS[0], () => page.head + links)
    .replace(MARKS[1], () => page.body)
    .replace(MARKS[2], () => state);
}

/** The page without content, which the browser fills by itself. */
export function plainShell(template: string, lang: 'en' | 'ar'): string {
  return fillTemplate(
    template,
    { status: 200, lang, head: '<title>Zad</title>', body: '', state: '', modules: [] },
    '',
  );
}

function withLanguage(template: string, lang: 'en' | 'ar'): string {
  return template
    .replace(ROOT, `<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace('/manifest.en.webmanifest', `/manifest.${lang}.webmanifest`);
}

/** Nothing in JSON can end a script block then, and the two line separators of old stay out. */
function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

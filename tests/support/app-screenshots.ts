/** Takes the pictures of the app that the manifests show before an installation: ZAD_ORIGIN=... tsx tests/support/app-screenshots.ts */
import { writeFile } from 'node:fs/promises';

import { chromium, type Browser } from '@playwright/test';

import { findBrowser } from './browser.ts';

const SHAPES = {
  narrow: { viewport: { width: 412, height: 892 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const origin = process.env['ZAD_ORIGIN'] ?? 'http://127.0.0.1:4173';

/** Playwright writes PNG, which is heavy: a canvas makes WebP of it. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function take(browser: Browser, name: string, path: string, shape: keyof typeof SHAPES): Promise<void> {
  const page = await browser.newPage({ ...SHAPES[shape], colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  // The second time the font is there from the start.
  await page.reload();
  await page.waitForLoadState('networkidle');
  const webp = await toWebp(browser, await page.screenshot());
  await writeFile(`public/screenshots/${name}.webp`, webp);
  console.log(`${name}.webp ${(webp.length / 1000).toFixed(0)} kB`);
  await page.close();
}

const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox', '--disable-gpu'] });
const product = /\/product\/[^"?]+/.exec(await (await fetch(`${origin}/en`)).text())?.[0] ?? '';
for (const locale of ['en', 'ar']) {
  await take(browser, `home-narrow-${locale}`, `/${locale}`, 'narrow');
  await take(browser, `product-narrow-${locale}`, `/${locale}${product}`, 'narrow');
  await take(browser, `home-wide-${locale}`, `/${locale}`, 'wide');
}
await browser.close();

// usage: tsx zz-look.mts ORIGIN OUT variants names
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { placeByCall } from '#tests/support/placed-by-call.ts';
import { putInCart } from '#tests/support/at-checkout.ts';
import { chooseOfCard } from '#tests/support/card-menu.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
const [origin, out, variants, only] = process.argv.slice(2) as [string,string,string,string];
const STATE='/tmp/zad/acc-state.json';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const base = { baseURL: origin, locale: 'en-AE', timezoneId: 'Asia/Dubai', serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
if (!existsSync(STATE)) {
const c0 = await browser.newContext({ ...base, viewport: { width: 1280, height: 800 } });
const p0 = await c0.newPage(); const shopper = newShopper('Mariam');
await openAs(p0, shopper, '/en/account'); await addAddressByCall(p0, 'home', 'Villa 12, Street 4');
await placeByCall(p0, shopper, ['101001','102003','106001']).catch((e)=>console.log(String(e).slice(0,200)));
for (const code of ['101001','102003','106001','105002']) await putInCart(p0, code).catch((e) => console.log('cart', String(e).slice(0,100)));
try {
  await p0.goto('/en/searchpage?categories=fruits'); await p0.waitForTimeout(2500);
  for (const at of [0,1,2,3]) { await p0.getByRole('button', { name: /to favourites$/ }).first().click(); await p0.waitForTimeout(500); }
  for (const at of [0,1,2]) { await chooseOfCard(p0.locator('main article[data-stock-code]').nth(at), 'Add to list'); const d = p0.getByRole('dialog'); if (at===0) { await d.getByRole('textbox').first().fill('Weekly shop'); await d.getByRole('button',{name:'Create and add'}).click(); } else { await d.getByText('Weekly shop').first().click(); } await p0.waitForTimeout(1200); await p0.keyboard.press('Escape'); await p0.waitForTimeout(700); }
} catch (e) { console.log('lists', String(e).slice(0,300)); }
for (const path of ['/en/account/myaddress','/en/cart','/en/account/mywallet']) { await p0.goto(path); await p0.waitForTimeout(2000); }
await c0.storageState({ path: STATE, indexedDB: true }); await c0.close();
}
type Step = [name: string, path: string, act?: (p: Page) => Promise<unknown>];
const OWN: Step[] = [
  ['cart','/cart'], ['checkout','/checkout', (p) => p.waitForTimeout(2000)], ['account','/account'], ['profile','/account/myprofile'], ['addresses','/account/myaddress'], ['address-form','/account/myaddressdetails'],
  ['pin','/account/updatelocationpin', (p) => p.waitForTimeout(1200)],
  ['pin11','/account/updatelocationpin', async (p) => { await p.waitForTimeout(1200); for (const _ of [0,1]) { await p.getByRole('button', { name: /^(Zoom out|تصغير)/ }).click(); await p.waitForTimeout(500); } }],
  ['pin9','/account/updatelocationpin', async (p) => { await p.waitForTimeout(1200); for (const _ of [0,1,2,3]) { await p.getByRole('button', { name: /^(Zoom out|تصغير)/ }).click(); await p.waitForTimeout(500); } }],
  ['pin14','/account/updatelocationpin', async (p) => { await p.waitForTimeout(1200); await p.getByRole('button', { name: /^(Zoom in|تكبير)/ }).click(); await p.waitForTimeout(700); }],
  ['favourites','/account/myfavourites'], ['lists','/account/myfavourites?tab=lists'], ['list','/account/myfavourites?tab=lists', (p) => p.getByText('Weekly shop').first().click()],
  ['orders','/account/orderhistory?title=upcoming'], ['order', '/account/orderhistory?title=upcoming', (p) => p.locator('main a[href*="orderinvoice"]').first().click()],
  ['track','/account/orderhistory?title=upcoming', (p) => p.locator('main a[href*="trackmyorder"]').first().click()],
  ['wallet','/account/mywallet'], ['points','/account/myrewardpoints'],['refer','/account/refertofriends'],['accpoints','/account/myaccountpoints'],['regulars','/account/myregulars'],
];
for (const v of variants.split(',')) {
  const [w, lang, theme, big] = v.split('-') as [string, string, 'light'|'dark', string?];
    const W=+w; const phone=W<846;
    const c = await browser.newContext({ ...base, storageState: STATE, viewport: phone ? { width: W, height: W===320?640:844 } : { width: W, height: 800 }, isMobile: phone, hasTouch: phone, colorScheme: theme });
    if (big) await c.addInitScript(() => { addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; }); });
    const p = await c.newPage();
    for (const [name, path, act] of OWN) {
      if (only && !only.split(',').includes(name)) continue;
      try { await p.goto(`/${lang}${path}`); await p.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {}); await p.waitForTimeout(700); if (act) { await act(p); await p.waitForTimeout(1000); } }
      catch (e) { console.log(v, name, String(e).slice(0, 150)); }
      await p.screenshot({ path: `${out}/${name}_${v}.png` });
      const wide = await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth); if (wide > 0) console.log(v, name, 'scrolls sideways', wide);
    }
    await c.close();
}
await browser.close();

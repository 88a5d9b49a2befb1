/**
 * `npm run journeys -- GROUP`: a group of journeys whole, each in both languages and on both screens, where `npm test` walks a part of
 * them. What follows the group's name goes to Playwright.
 */
import { spawn } from 'node:child_process';

/** By the names of their files. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  money: [
    '107-checkout',
    '108-card-payment',
    '109-device-wallets',
    '110-checkout-looks',
    '111-checkout-keys',
    '112-checkout-again',
    '112-checkout-killed-offline',
    '113-checkout-taps',
    '114-checkout-address',
  ],
  panels: ['120-open-panels'],
};

const [group = '', ...more] = process.argv.slice(2);
const files = GROUPS[group];
if (!files) {
  console.error(`Say which journeys: ${Object.keys(GROUPS).join(', ')}`);
  process.exit(2);
}
// One after the other: they fill delivery times and sell products out in the same shop.
const playwright = ['--no-install', 'playwright', 'test', '--config', 'tests/playwright.config.ts', '--workers=1'];
const child = spawn('npx', [...playwright, '--reporter=list', ...files, ...more], {
  env: { ...process.env, ZAD_WHOLE: '1' },
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

/** Looks for keys and passwords in what is committed (security.md row 41). */
import { readFile } from 'node:fs/promises';

import { run, type StepReport } from '#tests/support/steps.ts';

const SECRETS: readonly (readonly [what: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/],
  // A password in an address, but for the made-up ones of examples and tests.
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[\w.-]+:(?!password@|secret@|[a-z]{1,3}@)[^\s:/@"'`$<{]{6,}@[\w.-]/,
  ],
];

/** What kinds of secrets the text holds. */
export function secretsIn(text: string): string[] {
  return SECRETS.filter(([, form]) => form.test(text)).map(([what]) => what);
}

const BINARY = /\.(?:png|webp|jpe?g|ico|woff2?|gz|br)$/;

/** Every file that git knows, as it is now. */
export async function secrets(): Promise<StepReport> {
  const { code, output } = await run('git', ['ls-files', '-z']);
  if (code !== 0) return { said: '      NOT CHECKED: this is no clone of the repository' };
  const files = output.split('\0').filter((path) => path !== '' && !BINARY.test(path));
  const found: string[] = [];
  for (const path of files) {
    const text = await readFile(path, 'utf8').catch(() => '');
    for (const what of secretsIn(text)) found.push(`${path}: ${what}`);
  }
  if (found.length > 0) throw new Error(found.join('\n'));
  return { said: `      ${files.length} files` };
}

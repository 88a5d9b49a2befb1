/** That the steps of verify on what we take in would notice (security.md row 41). */
import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { readAudit, unwaived } from './audit.ts';
import { secretsIn } from './secrets.ts';

describe('the audit', () => {
  const findings = [
    { name: 'left', severity: 'critical' },
    { name: 'right', severity: 'moderate' },
  ];

  test('reads what npm says, and knows an answer that is none', () => {
    const vulnerabilities = { left: { name: 'left', severity: 'high' } };
    expect(readAudit(`npm warn x\n${JSON.stringify({ vulnerabilities }, null, 2)}\n`).findings).toEqual([
      vulnerabilities.left,
    ]);
    expect(readAudit('npm warn audit 405\n{\n  "message": "405"\n}\n').findings).toBeNull();
    expect(readAudit('').findings).toBeNull();
  });

  test('fails on what is serious, until a waiver, and again after its day', () => {
    const waivers = [{ package: 'left', why: 'only in tests', until: '2026-12-31' }];
    expect(unwaived(findings, [], '2026-12-01')).toEqual(['left: critical']);
    expect(unwaived(findings, waivers, '2026-12-31')).toEqual([]);
    expect(unwaived(findings, waivers, '2027-01-01')).toEqual(['left: critical']);
  });
});

test.each([
  ['-----BEGIN PRIVATE KEY-----', '\n', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEA'],
  ['AK', 'IA', 'IOSFODNN7EXAMPLE'],
  ['gh', 'p_', 'a'.repeat(36)],
  ['AI', 'za', 'B'.repeat(35)],
  ['post', 'gres://zad:', 'hunter2secret@db.example/zad'],
])('a secret is found: %s%s...', (...parts) => {
  expect(secretsIn(`x = "${parts.join('')}"`)).toHaveLength(1);
});

test('no package runs a script when it is installed, and each that has one is named', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const { allowScripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(scripted.map(([path]) => path.replace(/^.*node_modules\//, '')));
  expect([...names].filter((name) => allowScripts[name] === undefined)).toEqual([]);
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$[\s\S]*^strict-allow-scripts=true$/m);
});

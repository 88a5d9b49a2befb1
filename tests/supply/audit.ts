/** `npm audit` of what is shipped: high and critical advisories fail, unless a waiver says why and until when (security.md row 41). */
import { readFile } from 'node:fs/promises';

import { run, type StepReport } from '#tests/support/steps.ts';

export interface Waiver {
  package: string;
  /** Why it does not reach us, or what is waited for. */
  why: string;
  /** The last day that it holds: 2026-12-31. */
  until: string;
}

interface Finding {
  name: string;
  severity: string;
}

export interface AuditAnswer {
  /** Null where the registry did not answer as one. */
  findings: Finding[] | null;
}

const SERIOUS = new Set(['high', 'critical']);

/** Reads the JSON of `npm audit`. */
export function readAudit(output: string): AuditAnswer {
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  const answer = json === undefined ? {} : (JSON.parse(json) as { vulnerabilities?: Record<string, Finding> });
  return { findings: answer.vulnerabilities ? Object.values(answer.vulnerabilities) : null };
}

/** What no waiver that still holds covers, a line each. `today` as 2026-12-31. */
export function unwaived(findings: readonly Finding[], waivers: readonly Waiver[], today: string): string[] {
  return findings
    .filter(({ severity }) => SERIOUS.has(severity))
    .filter(({ name }) => !waivers.some((waiver) => waiver.package === name && waiver.until >= today))
    .map(({ name, severity }) => `${name}: ${severity}`);
}

/** Does not fail without a network: it says that nothing was checked. */
export async function audit(): Promise<StepReport> {
  const { output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high', '--json']);
  const { findings } = readAudit(output);
  if (findings === null) return { said: '      NOT CHECKED: the registry did not answer the audit' };
  const waivers = JSON.parse(await readFile('tests/supply/audit-waivers.json', 'utf8')) as Waiver[];
  const problems = unwaived(findings, waivers, new Date().toISOString().slice(0, 10));
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nnpm audit says more; tests/supply/audit-waivers.json waives`);
  return { said: `      ${findings.length} advisories, none of them serious and unwaived` };
}

/** The software bill of materials of what is shipped, as CycloneDX (security.md row 41). */
import { mkdir, writeFile } from 'node:fs/promises';

import { run, type StepReport } from '#tests/support/steps.ts';

const FOLDER = 'node_modules/.cache';

/** Writes node_modules/.cache/sbom.json. @throws Error where a package has no version or no integrity */
export async function billOfMaterials(): Promise<StepReport> {
  const { code, output } = await run('npm', ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx']);
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (code !== 0 || json === undefined) throw new Error(output.trim());
  const { components } = JSON.parse(json) as { components: { name: string; version?: string; hashes?: unknown[] }[] };
  const loose = components.filter(({ version, hashes }) => !version || !hashes?.length).map(({ name }) => name);
  if (components.length === 0) throw new Error('the bill of materials is empty');
  if (loose.length > 0) throw new Error(`without version or integrity: ${loose.join(', ')}`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/sbom.json`, json);
  return { said: `      ${components.length} packages in ${FOLDER}/sbom.json` };
}

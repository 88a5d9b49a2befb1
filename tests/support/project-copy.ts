/** A copy of the project whose sources a journey may change, to make another build of the same app. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARTS = [
  'build',
  'contract',
  'dist',
  'locales',
  'public',
  'server',
  'src',
  'sw',
  'index.html',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

export interface ProjectCopy {
  root: string;
  /** Replaces a text of one file; the next start builds anew. */
  edit(path: string, from: string, to: string): Promise<void>;
  /** The project's own sources and build again: to a device that has the edited one, another build, and none to wait for. */
  undoEdits(): Promise<void>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'zad-build-'));
  const copy = async (part: string): Promise<void> => {
    // The times of the files say that the build in dist is theirs.
    const options = { recursive: true, preserveTimestamps: true, force: true };
    await cp(part, join(root, part), options).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  };
  for (const part of PARTS) await copy(part);
  const edited = new Set<string>();
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    edit: async (path, from, to) => {
      const text = await readFile(join(root, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not say: ${from}`);
      await writeFile(join(root, path), text.replace(from, to));
      edited.add(path);
    },
    undoEdits: async () => {
      await rm(join(root, 'dist'), { recursive: true });
      for (const part of ['dist', ...edited]) await copy(part);
      edited.clear();
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The project's own source files: what the house rules are held against. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['build', 'contract', 'src', 'server', 'sw', 'tests'];
const IS_CODE = /\.(ts|tsx|css|cjs)$/;
/** The breach that walls.test.ts plants while the other rules are read is no source. */
const IS_GENERATED = /\.gen\.ts$|\/migrations\/|\/demo\/|\/art\/|\/fixtures\/|\/canary-breach\.ts$/;

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
}

export function sourceFiles(): SourceFile[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
    .filter((path) => IS_CODE.test(path) && !IS_GENERATED.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

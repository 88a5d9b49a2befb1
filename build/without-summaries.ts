/** Keeps the calls' summaries out of the app: only the server reads them, for its OpenAPI document. */
import type { Plugin } from 'vite';

/** A property of an object whose value is one piece of text. */
const SUMMARY = /^ +summary:\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`),?$/gm;

export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: dropSummaries(code), map: null }),
    },
  };
}

/** As many lines as before, so that places in errors stay true. */
export function dropSummaries(code: string): string {
  return code.replace(SUMMARY, (property) => property.replace(/[^\n]/g, ''));
}

/** Turns Lingui's macros into calls; for the app's build and for the tests of its components. */
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** plugin-react 6 has no Babel hook, and Lingui's macros need one: only the files that use them pay for it. */
export function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          plugins: ['@lingui/babel-plugin-lingui-macro'],
          parserOpts: { plugins: ['typescript', 'jsx'] },
        });
        return result?.code ? { code: result.code, map: result.map as never } : null;
      },
    },
  };
}

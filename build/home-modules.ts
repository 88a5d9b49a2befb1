/**
 * The modules that the home page starts with: the boot, the frame around every screen, and home's own screen. The bundler takes them
 * as entries, so that it knows what home runs; its manifest names them the same. A moved file stops the build.
 */
export const HOME_MODULES: readonly string[] = [
  'index.html',
  'src/routes/$locale.tsx?tsr-split=component',
  'src/routes/$locale.index.tsx?tsr-split=component',
];

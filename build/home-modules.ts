/** The modules that home starts with, as the build's manifest names them: the boot, the frame around every screen, and home's own screen. */
export const HOME_MODULES: readonly string[] = [
  'index.html',
  'src/routes/$locale.tsx?tsr-split=component',
  'src/routes/$locale.index.tsx?tsr-split=component',
];

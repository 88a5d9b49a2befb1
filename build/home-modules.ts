/** The modules whose code the home page runs, as the bundler and its manifest name them. */
const HOME = [/(^|\/)index\.html$/, /(^|\/)src\/routes\/\$locale(\.index)?\.tsx\?tsr-split=component$/];

/** How many modules `isOfHome` finds in a build: fewer means that one was moved. */
export const HOME_MODULES = HOME.length + 1;

export const isOfHome = (id: string): boolean => HOME.some((pattern) => pattern.test(id));

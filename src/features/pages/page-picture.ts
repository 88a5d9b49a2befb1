/** The still life at the head of a page, by its name; written by `npm run page-pictures`. Pages that bind have none. */
const files = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

export function pagePicture(name: string): string | undefined {
  return files[`./pictures/${name}.svg`];
}

import { readFileSync, writeFileSync } from 'node:fs';
const { drawnForZad } = await import('./server/pictures/art/zad/drawings.ts');
const fluent = Object.keys(JSON.parse(readFileSync('server/pictures/art/fluent.json', 'utf8')));
const own = new Set(drawnForZad.map(([k]) => k));
const drop = new Set((process.argv[2] ?? '').split(','));
const wrap = (keys: string[]) => {
  const lines: string[] = [];
  let l = '';
  for (const k of keys) {
    if ((l + ' ' + k).length > 150) {
      lines.push(l);
      l = k;
    } else l = l ? `${l} ${k}` : k;
  }
  return [...lines, l].join('\n');
};
let page = readFileSync('docs/demo-catalogue.md', 'utf8');
const lists = [fluent.filter((k) => !own.has(k) && !drop.has(k)).toSorted(), [...own].toSorted()];
let n = 0;
const [head, tail] = page.split('## The art set') as [string, string];
page = head + '## The art set' + tail.replace(/`[a-z][a-z0-9\s-]{60,}`/g, () => '`' + wrap(lists[n++]!) + '`');
writeFileSync('docs/demo-catalogue.md', page);
console.log(
  n,
  lists.map((l) => l.length),
);

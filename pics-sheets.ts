import { mkdirSync } from 'node:fs';

import { parseDemoCatalogue, readDemoFiles } from './server/demo/demo-catalogue.ts';
import { composeDemoPictures } from './server/demo/demo-pictures.ts';
process.env['NODE_ENV'] = 'test';
const [, , out = '/tmp/zad/pics', which = 'pack', only = '', tileArg = '200', dim = ''] = process.argv;
mkdirSync(out, { recursive: true });
const { drawRaster } = await import('./server/pictures/draw-raster.ts');
await drawRaster(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'), 'small');
const { default: sharp } = await import('sharp');
const demo = parseDemoCatalogue(await readDemoFiles());
const pictures = composeDemoPictures(demo);
const byName = new Map(pictures.images.map((r) => [r.name.replace(/\.svg$/, ''), r.body]));
const at = (p: string) => byName.get(p.replace('/images/', '').replace('.webp', ''))!;
const T = Number(tileArg);
const cols = Math.floor(1230 / (T + 5));
const esc = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;');
for (const shelf of demo.shelves) {
  if (only && !only.split(',').includes(shelf.category)) continue;
  const list = shelf.families
    .flatMap((f) => f.products)
    .filter((p) => !process.env['CODES'] || process.env['CODES'].split(',').includes(p.code));
  const rows = Math.ceil(list.length / cols);
  const H = T + 26;
  const layers = await Promise.all(
    list.map(async (p, i) => ({
      input: await sharp(at(pictures.products.get(p.code)![which === 'pack' ? 0 : 1]), {
        density: ((72 * T) / 400) * 1.0,
      })
        .resize(T, T)
        .png()
        .toBuffer(),
      left: (i % cols) * (T + 5),
      top: Math.floor(i / cols) * H,
    })),
  );
  const w = cols * (T + 5),
    h = rows * H;
  const text = list
    .map(
      (p, i) =>
        `<text x="${(i % cols) * (T + 5) + 2}" y="${Math.floor(i / cols) * H + T + 12}" font-size="${T > 150 ? 10.5 : 8}" font-family="Readex Pro" fill="#111">${p.code} ${esc(p.en).slice(0, T > 150 ? 34 : 20)}</text>`,
    )
    .join('');
  const bg = dim ? '#1c1712' : '#fff';
  let pic = sharp({ create: { width: w, height: h, channels: 3, background: bg } });
  if (dim) for (const l of layers) l.input = await sharp(l.input).ensureAlpha(Number(dim)).png().toBuffer();
  pic = sharp(
    await pic
      .composite([
        ...layers,
        {
          input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${text}</svg>`),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer(),
  );
  await pic.png({ palette: true, quality: 92 }).toFile(`${out}/${shelf.category}-${which}.png`);
}
if (!only) {
  const sizes = pictures.images.map((r) => r.body.length).toSorted((a, b) => b - a);
  console.log(
    'images',
    sizes.length,
    'largest',
    sizes.slice(0, 5),
    'median',
    sizes[Math.floor(sizes.length / 2)],
    'sum',
    sizes.reduce((a, b) => a + b, 0),
  );
}
process.exit(0);

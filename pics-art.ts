const { drawRaster } = await import('./server/pictures/draw-raster.ts');
await drawRaster(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'), 'small');
const { default: sharp } = await import('sharp');
const { artBody } = await import('./server/pictures/art/art-set.ts');
const [, , out = '/tmp/zad/art.png', keysArg = '', bg = '#f4e9dc'] = process.argv;
const keys = keysArg.split(',');
const T = 230,
  cols = 5;
let body = '';
keys.forEach((k, i) => {
  const b = (artBody(k) ?? '')
    .replace(/ id="([\w-]+)"/g, ` id="k${i}$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#k${i}$1)`)
    .replace(/href="#([\w-]+)"/g, `href="#k${i}$1"`);
  if (!b) console.log('NO', k);
  const x = (i % cols) * T,
    y = Math.floor(i / cols) * (T + 14);
  body += `<g transform="translate(${x + 8} ${y + 2}) scale(${(T - 16) / 32})">${b}</g><text x="${x + 10}" y="${y + T + 6}" font-size="12" font-family="Readex Pro">${k} ${b.length}</text>`;
});
const h = Math.ceil(keys.length / cols) * (T + 14);
await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cols * T}" height="${h}"><rect width="100%" height="100%" fill="${bg}"/>${body}</svg>`,
  ),
)
  .png()
  .toFile(out);
process.exit(0);

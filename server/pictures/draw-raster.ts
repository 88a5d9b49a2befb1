/**
 * Pictures as pixels. A pack shot is composed as SVG, but some forty of them on a page cost a phone's main thread more than all
 * of the app: drawn once here, a browser only decodes them, beside its main thread (docs/decisions, pictures travel as pixels).
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const WEBP = 'image/webp';

/** `small` is for lists, `large` for a product's own page. */
export type RasterSize = 'small' | 'large';

/** How much larger than the SVG's own size it is drawn: phones have two or three pixels where a style sheet has one. */
const SCALE: Record<RasterSize, number> = { small: 1.2, large: 2.4 };
/** Drawings of icon size are needed sharper. */
const TINY = 100;
const QUALITY = 76;

type Draw = (svg: Buffer, size: RasterSize) => Promise<Buffer>;
let drawing: Promise<Draw> | undefined;

/** An SVG drawn as WebP. The fonts are the shop's own, whatever the machine has. */
export async function drawRaster(svg: Buffer, size: RasterSize): Promise<Buffer> {
  drawing ??= prepare();
  return (await drawing)(svg, size);
}

async function prepare(): Promise<Draw> {
  // Read when the library is loaded, so it is named first.
  process.env['FONTCONFIG_FILE'] ??= await writeFontSettings();
  const { default: sharp } = await import('sharp');
  return async (svg, size) => {
    const { width } = await sharp(svg).metadata();
    const scale = width < TINY ? 2 : SCALE[size];
    return sharp(svg, { density: 72 * scale })
      .resize({ width: Math.round(width * scale) })
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer();
  };
}

async function writeFontSettings(): Promise<string> {
  const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/readex-pro/package.json'));
  // A name that nobody can guess: another user of the machine could have put a link in a known place.
  const folder = await mkdtemp(join(tmpdir(), 'zad-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'fonts.conf');
  const settings = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`;
  await writeFile(file, settings);
  return file;
}

import { drawLabel, type Box } from './label.ts';
import type { PackScene } from './scene.ts';
import { round } from './svg-text.ts';

/** The soft shadow a pack throws on the ground. */
export function groundShadow(scene: PackScene, cx: number, y: number, rx: number): string {
  const glow = scene.define(
    's',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#3a2415" stop-opacity=".38"/><stop offset=".6" stop-color="#3a2415" stop-opacity=".16"/><stop offset="1" stop-color="#3a2415" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${cx + 8}" cy="${y}" rx="${rx * 1.22}" ry="${Math.max(11, rx * 0.17)}" fill="url(#${glow})"/>`;
}

/** A label wrapped round or laid on an outline, with the light that outline catches. */
export function wrapped(
  scene: PackScene,
  outline: string,
  label: Box,
  light: 'round' | 'flat' | 'none',
  ground?: string,
): string {
  const clip = scene.clip(outline);
  const under = ground ? `<path d="${outline}" fill="${ground}"/>` : '';
  return `<g clip-path="${clip}">${under}${drawLabel(scene, label)}</g>${lit(scene, outline, light)}`;
}

/** Light from the upper left over any outline. */
export function lit(scene: PackScene, outline: string, light: 'round' | 'flat' | 'none'): string {
  if (light === 'none') return '';
  const paint =
    light === 'round'
      ? scene.paint('across', '#000/.16', '#fff/.3', '#fff/0', '#000/.03', '#000/.28')
      : scene.paint('slant', '#fff/.28', '#fff/0', '#000/.14');
  return `<path d="${outline}" fill="${paint}"/>`;
}

export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

/** An upright cylinder's wall: straight sides, curved rims. */
export function cylinder(x: number, y: number, w: number, h: number, rim: number): string {
  return `M${x} ${y}a${w / 2} ${rim} 0 0 0 ${w} 0v${h}a${w / 2} ${rim} 0 0 1-${w} 0z`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** Crushed ice, for what is laid on it. */
export function iceBed(scene: PackScene, cx: number, cy: number, rx: number, ry: number): string {
  const id = scene.define(
    'i',
    (name) =>
      `<g id="${name}"><path d="M-13-2L-4-10L9-8L14 1L6 9L-8 8z" fill="#f7fcff"/><path d="M-13-2L-4-10L1-1L-8 8z" fill="#fff"/><path d="M1-1L9-8L14 1L6 9z" fill="#cfe6f2"/><path d="M-8 8L1-1L6 9z" fill="#b5d6e6"/></g>`,
  );
  const chips = Array.from({ length: 72 }, (_, i) => {
    const reach = Math.sqrt((i + 0.5) / 72);
    const turn = i * 2.39996;
    return { x: cx + Math.cos(turn) * reach * rx, y: cy + Math.sin(turn) * reach * ry, turn: (i * 47) % 360, i };
  }).toSorted((a, b) => a.y - b.y);
  return (
    ellipse(cx, cy + 6, rx + 10, ry + 8, scene.paint('down', '#e4f2f9', '#a9cbdc')) +
    chips
      .map(
        ({ x, y, turn, i }) =>
          `<use href="#${id}" transform="translate(${round(x)} ${round(y)})rotate(${turn})scale(${round(0.8 + (i % 4) * 0.2)})"/>`,
      )
      .join('')
  );
}

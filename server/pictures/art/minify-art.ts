import { readTransform } from './gradient-matrix.ts';
import { parseMarkup, writeMarkup, type MarkupNode } from './markup-tree.ts';
import { roundPath, shortNumber } from './round-path.ts';

export interface MinifyLevel {
  decimals: number;
  /** Shapes whose box is smaller than this, in square units, are left out. */
  leastArea: number;
  /** See-through shading on outlines smaller than this is left out. */
  leastShaded: number;
  /** How many paints may lie over one another on the same outline. */
  mostLayers: number;
  /** Soft highlights narrower than this blur radius are drawn sharp. */
  leastBlur: number;
}

const NUMERIC = new Set(['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'offset',
  'fx', 'fy', 'stop-opacity', 'opacity', 'fill-opacity', 'stroke-opacity', 'stroke-width']);
const DROPPED = new Set(['clip-rule', 'stroke-miterlimit', 'maskUnits', 'style', 'id', 'filter', 'gradientTransform']);
const DEFINITIONS = new Set(['linearGradient', 'radialGradient', 'filter', 'mask', 'clipPath']);
const NAMES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortColour(value: string): string {
  return value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

/** Rough box of a path: the hull of its points is enough to tell a speck from a shape. */
function areaOf(node: MarkupNode): number {
  if (node.tag === 'circle' || node.tag === 'ellipse') return 4 * Number(node.attrs['r'] ?? node.attrs['rx']) ** 2;
  if (node.tag !== 'path' || node.attrs['stroke']) return Infinity;
  const points = [...roundPath(node.attrs['d'] ?? '', 2).matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
  const reach = points.slice(2).reduce((sum, value) => sum + Math.abs(value), 0);
  return (reach / 6) ** 2;
}

export function minifyArt(markup: string, level: MinifyLevel): string {
  const source = parseMarkup(markup);
  const byId = new Map<string, MarkupNode>();
  const defs: MarkupNode[] = [];
  const written = new Map<string, string>();
  const fresh = (): string => {
    const n = defs.length;
    return (NAMES[Math.floor(n / 52) - 1] ?? '') + (NAMES[n % 52] ?? '');
  };
  const index = (node: MarkupNode): void => {
    if (node.attrs['id']) byId.set(node.attrs['id'], node);
    node.children.forEach(index);
  };
  index(source);

  const define = (node: MarkupNode): string => {
    const text = writeMarkup(node);
    const known = written.get(text);
    if (known) return known;
    const id = fresh();
    written.set(text, id);
    defs.push({ ...node, attrs: { id, ...node.attrs } });
    return id;
  };

  function paint(value: string): string {
    const target = byId.get(/^url\(#(.+)\)$/.exec(value)?.[1] ?? '');
    if (!target) return shortColour(value);
    const made = clean(target);
    if (!made) return value;
    if (target.tag === 'radialGradient' && target.attrs['gradientTransform']) {
      const [a, b, c, d, e, f] = readTransform(target.attrs['gradientTransform']);
      const across = Math.hypot(a, b);
      const down = Math.hypot(c, d);
      const round = Math.abs(across - down) < 0.12 * Math.max(across, down);
      made.attrs = round
        ? { cx: shortNumber(e, 1), cy: shortNumber(f, 1), r: shortNumber((across + down) / 2, 1), gradientUnits: 'userSpaceOnUse' }
        : { cx: '0', cy: '0', r: '1', gradientTransform: `matrix(${[a, b, c, d, e, f].map((n) => shortNumber(n, 2)).join(' ')})`, gradientUnits: 'userSpaceOnUse' };
    }
    return `url(#${define(made)})`;
  }

  function blurOf(value: string): string | undefined {
    const filter = byId.get(/^url\(#(.+)\)$/.exec(value)?.[1] ?? '');
    const steps = filter?.children.filter((step) => step.tag !== 'feFlood' && step.tag !== 'feBlend') ?? [];
    // Inner shadows (offset and composite) cost 400 bytes each and hardly show at shelf size: dropped.
    if (steps.length !== 1) return undefined;
    const deviation = Math.round(Number(steps[0]?.attrs['stdDeviation'] ?? 0) * 4) / 4;
    if (deviation < level.leastBlur) return undefined;
    const blur: MarkupNode = { tag: 'feGaussianBlur', attrs: { stdDeviation: shortNumber(deviation, 2) }, children: [] };
    return define({ tag: 'filter', attrs: { x: '0', y: '0', width: '32', height: '32', filterUnits: 'userSpaceOnUse' }, children: [blur] });
  }

  function fades(node: MarkupNode): boolean {
    const target = byId.get(/^url\(#(.+)\)$/.exec(node.attrs['fill'] ?? '')?.[1] ?? '');
    return target?.children.some((stop) => stop.attrs['stop-opacity'] === '0') ?? false;
  }

  function clean(node: MarkupNode): MarkupNode | undefined {
    const area = areaOf(node);
    if (node.tag === 'defs' || area < level.leastArea) return undefined;
    if (area < level.leastShaded && fades(node)) return undefined;
    const attrs: Record<string, string> = {};
    for (const [name, value] of Object.entries(node.attrs)) {
      if (name === 'filter') {
        const blur = blurOf(value);
        if (blur) attrs['filter'] = `url(#${blur})`;
      } else if (name === 'style' && value.includes('mask-type')) attrs['mask-type'] = /mask-type:\s*(\w+)/.exec(value)?.[1] ?? 'alpha';
      else if (name === 'mask' || name === 'clip-path' || ['fill', 'stroke', 'stop-color'].includes(name)) attrs[name] = paint(value);
      else if (name === 'href') {
        const target = byId.get(value.slice(1));
        const made = target && clean(target);
        if (made) attrs['href'] = `#${define(made)}`;
      } else if (DROPPED.has(name)) continue;
      else if (name === 'd') attrs['d'] = roundPath(value, level.decimals);
      else if (NUMERIC.has(name) && !value.includes('%')) attrs[name] = shortNumber(Number(value), 2);
      else if (name === 'transform') attrs[name] = value.replace(/-?\d*\.?\d+/g, (n) => shortNumber(Number(n), 2));
      else attrs[name] = value;
    }
    if (attrs['offset'] === '0') delete attrs['offset'];
    if (attrs['fill-rule'] && node.tag !== 'path') delete attrs['fill-rule'];
    const children = node.children.map(clean).filter((child) => child !== undefined);
    if (node.tag === 'g' && children.length === 0) return undefined;
    return { tag: node.tag, attrs, children };
  }

  const cleaned = clean(source) ?? source;
  shareOutlines(cleaned, define, level.mostLayers);
  const keep = defs.filter((def) => DEFINITIONS.has(def.tag) || def.tag === 'path');
  const used = pruneUnused(cleaned, keep);
  const head: MarkupNode[] = used.length ? [{ tag: 'defs', attrs: {}, children: used }] : [];
  return writeMarkup({ tag: '', attrs: {}, children: [...head, ...cleaned.children.flatMap(flatten)] });
}

/** The set lays several paints over one outline: the outline is written once and painted by reference. */
function shareOutlines(root: MarkupNode, define: (node: MarkupNode) => string, mostLayers: number): void {
  const count = new Map<string, number>();
  const seen = new Map<string, number>();
  const walk = (node: MarkupNode, visit: (node: MarkupNode) => void): void => {
    visit(node);
    node.children.forEach((child) => walk(child, visit));
  };
  walk(root, (node) => void (node.attrs['d'] && count.set(node.attrs['d'], (count.get(node.attrs['d']) ?? 0) + 1)));
  const limit = (node: MarkupNode): void => {
    node.children = node.children.filter((child) => {
      limit(child);
      const d = child.attrs['d'] ?? '';
      seen.set(d, (seen.get(d) ?? 0) + 1);
      return !d || (seen.get(d) ?? 0) <= mostLayers;
    });
  };
  limit(root);
  walk(root, (node) => {
    const d = node.attrs['d'];
    if (!d || d.length < 30 || (count.get(d) ?? 0) < 2) return;
    const { d: _shared, ...rest } = node.attrs;
    node.tag = 'use';
    node.attrs = { href: `#${define({ tag: 'path', attrs: { d }, children: [] })}`, ...rest };
  });
}

function flatten(node: MarkupNode): MarkupNode[] {
  const children = node.children.flatMap(flatten);
  if (node.tag === 'g' && Object.keys(node.attrs).length === 0) return children;
  return [{ ...node, children }];
}

function pruneUnused(root: MarkupNode, defs: MarkupNode[]): MarkupNode[] {
  const text = writeMarkup(root) + defs.map(writeMarkup).join('');
  return defs.filter((def) => text.includes(`#${def.attrs['id']})`) || text.includes(`"#${def.attrs['id']}"`));
}

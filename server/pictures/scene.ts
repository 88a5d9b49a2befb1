import { artBody } from './art/art-set.ts';
import type { PackInput } from './pack-input.ts';
import { round } from './svg-text.ts';

/** A picture being drawn: it hands out ids that no other picture has, and collects what must stand in <defs>. */
export class Scene {
  readonly defs: string[] = [];
  private readonly placed = new Map<string, string>();
  private readonly paints = new Map<string, string>();
  private readonly prefix: string;

  constructor(key: string) {
    this.prefix = `z${key.replace(/[^\w-]/g, '')}`;
  }

  define(name: string, markup: (id: string) => string): string {
    const id = `${this.prefix}-${name}${this.defs.length}`;
    this.defs.push(markup(id));
    return id;
  }

  /** Stops are "#hex" or "#hex/opacity", spread evenly. */
  paint(direction: 'down' | 'across' | 'slant' | 'glow', ...stops: string[]): string {
    const wanted = `${direction}${stops.join()}`;
    const known = this.paints.get(wanted);
    if (known) return known;
    const inner = stops.map((stop, i) => {
      const [colour, opacity] = stop.split('/');
      const offset = i ? ` offset="${round((i / (stops.length - 1)) * 100) / 100}"` : '';
      return `<stop${offset} stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    });
    const ends = {
      down: 'x2="0" y2="1"',
      across: 'x2="1" y2="0"',
      slant: 'x2="1" y2="1"',
      glow: 'cx=".35" cy=".25" r=".9"',
    }[direction];
    const tag = direction === 'glow' ? 'radialGradient' : 'linearGradient';
    const url = `url(#${this.define('g', (id) => `<${tag} id="${id}" ${ends}>${inner.join('')}</${tag}>`)})`;
    this.paints.set(wanted, url);
    return url;
  }

  clip(d: string): string {
    return `url(#${this.define('c', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`;
  }

  /** The art, its box's middle at x, y. */
  art(key: string, x: number, y: number, size: number, turn = 0): string {
    const id = this.placed.get(key) ?? this.bring(key);
    const scale = Math.round((size / 32) * 1000) / 1000;
    const turned = turn ? `rotate(${turn})` : '';
    return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turned}scale(${scale})translate(-16-16)"/>`;
  }

  private bring(key: string): string {
    const own = `${this.prefix}-${this.placed.size}`;
    const body = (artBody(key) ?? artBody('plain') ?? '')
      .replace(/ id="([\w-]+)"/g, ` id="${own}$1"`)
      .replace(/url\(#([\w-]+)\)/g, `url(#${own}$1)`)
      .replace(/href="#([\w-]+)"/g, `href="#${own}$1"`);
    const id = this.define('a', (name) => `<g id="${name}">${body}</g>`);
    this.placed.set(key, id);
    return id;
  }
}

/** One product's scene: the colours a shape may use. */
export class PackScene extends Scene {
  readonly product: PackInput;
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;

  constructor(product: PackInput) {
    super(product.key);
    this.product = artBody(product.art) ? product : { ...product, art: 'plain' };
    const [ink, paper, accent] = product.brand.colors;
    this.ink = ink;
    this.paper = paper;
    this.accent = product.flavour ?? accent;
  }
}

export function svgDocument(width: number, height: number, scene: Scene, title: string, body: string): string {
  const defs = scene.defs.length ? `<defs>${scene.defs.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${title && `<title>${title}</title>`}${defs}${body}</svg>`;
}

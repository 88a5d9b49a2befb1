/**
 * The few strokes every drawing is made of. A paint is a colour, or "lin:#a,#b" (down), "linx:#a,#b" (across) or
 * "rad:#a,#b" (lit from the upper left): `inked` turns those into gradients, each written once.
 */
const fixed = (n: number): string => String(Number(n.toFixed(2))).replace(/^(-?)0\./, '$1.');

export function dot(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, turn = 0, more = ''): string {
  const turned = turn ? ` transform="rotate(${fixed(turn)} ${fixed(cx)} ${fixed(cy)})"` : '';
  return `<ellipse cx="${fixed(cx)}" cy="${fixed(cy)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"${turned}${more && ` ${more}`}/>`;
}

export function slab(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" rx="${fixed(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

export function moved(x: number, y: number, scale: number, turn: number, body: string): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)})${turn ? `rotate(${fixed(turn)})` : ''}${scale === 1 ? '' : `scale(${fixed(scale)})`}">${body}</g>`;
}

/** Repeatable scatter: pictures must not change from one run to the next. */
export function scatter(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const KINDS: Record<string, string> = {
  lin: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  linx: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  rad: 'radialGradient cx=".35" cy=".28" r=".85"',
};

export function inked(body: string): string {
  const names = new Map<string, string>();
  const defs: string[] = [];
  const painted = body.replace(/"(lin|linx|rad):([^"]+)"/g, (whole, kind: string, list: string) => {
    let id = names.get(whole);
    if (!id) {
      id = `z${names.size}`;
      names.set(whole, id);
      const colours = list.split(',');
      const stops = colours.map((colour, i) => `<stop offset="${fixed(i / (colours.length - 1 || 1))}" stop-color="${colour}"/>`);
      defs.push(`<${(KINDS[kind] ?? '').replace(' ', ` id="${id}" `)}>${stops.join('')}</${(KINDS[kind] ?? '').split(' ')[0]}>`);
    }
    return `"url(#${id})"`;
  });
  return defs.length ? `<defs>${defs.join('')}</defs>${painted}` : painted;
}

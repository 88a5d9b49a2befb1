/**
 * The few strokes every drawing is made of. A paint is a colour, or "lin:#a,#b" (down), "linx:#a,#b" (across) or
 * "rad:#a,#b" (lit from the upper left), "mid:#a,#b" (from the middle), a stop as "#hex" or "#hex/opacity": `inked` turns those into gradients.
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

/** Only what lies inside the outline is seen. */
export function within(outline: string, body: string): string {
  return `<g clip-path="in:${outline}">${body}</g>`;
}

export function blurred(by: number, body: string): string {
  return `<g filter="blur:${fixed(by)}">${body}</g>`;
}

/** Up to this depth an edge is too narrow for a blur to be seen, and a blur costs the shop several milliseconds. */
const NARROW = 0.7;

/** A form lit from the upper left: the far edge lies in shade, the near edge catches the light. */
export function solid(outline: string, paint: string, shade: string, light: string, depth = 1): string {
  const edge = (colour: string, width: number, by: number, opacity: number): string =>
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${fixed(width * depth)}" opacity="${opacity}" transform="translate(${fixed(by * depth)} ${fixed(by * depth * 1.1)})"/>`;
  const edges = depth > NARROW
    ? blurred(0.5 * depth, edge(shade, 2.6, -0.75, 0.6) + edge(light, 1.1, 0.6, 0.75))
    : edge(shade, 3, -0.75, 0.22) + edge(shade, 1.7, -0.75, 0.26) + edge(light, 1.1, 0.6, 0.45);
  return shape(outline, paint) + within(outline, edges);
}

const KINDS: Record<string, string> = {
  lin: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  linx: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  rad: 'radialGradient cx=".35" cy=".28" r=".85"',
  mid: 'radialGradient r=".5"',
};

function gradient(kind: string, id: string, list: string): string {
  const colours = list.split(',');
  const stops = colours.map((stop, i) => {
    const [colour, opacity] = stop.split('/');
    return `<stop offset="${fixed(i / (colours.length - 1 || 1))}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
  });
  return `<${(KINDS[kind] ?? '').replace(' ', ` id="${id}" `)}>${stops.join('')}</${(KINDS[kind] ?? '').split(' ')[0]}>`;
}

function definition(kind: string, id: string, what: string): string {
  if (kind === 'in') return `<clipPath id="${id}"><path d="${what}"/></clipPath>`;
  if (kind === 'blur') return `<filter id="${id}"><feGaussianBlur stdDeviation="${what}"/></filter>`;
  return gradient(kind, id, what);
}

/** Paints, outlines and blurs are written once, however often a drawing uses them. */
export function inked(body: string): string {
  const names = new Map<string, string>();
  const defs: string[] = [];
  const painted = body.replace(/"(lin|linx|rad|mid|in|blur):([^"]+)"/g, (whole, kind: string, what: string) => {
    let id = names.get(whole);
    if (!id) {
      id = `z${names.size}`;
      names.set(whole, id);
      defs.push(definition(kind, id, what));
    }
    return `"url(#${id})"`;
  });
  return defs.length ? `<defs>${defs.join('')}</defs>${painted}` : painted;
}

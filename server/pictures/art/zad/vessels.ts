import { line, moved, oval, shape, slab } from './brush.ts';

/** Vessels the drawings share. A vessel is plain: its colours and what is laid on it say what it holds. */
export function bottle(o: { glass: string; cap: string; label?: string; motif?: string; slim?: boolean }): string {
  const body = o.slim
    ? 'M13.6 6H18.4V10.4Q18.4 12.4 20.4 14.4T22.4 19V28Q22.4 30.4 20 30.4H12Q9.6 30.4 9.6 28V19Q9.6 16.4 11.6 14.4T13.6 10.4z'
    : 'M12.6 6H19.4V9Q19.4 10.8 21.8 12.4T24.2 17V27.6Q24.2 30.4 21.4 30.4H10.6Q7.8 30.4 7.8 27.6V17Q7.8 14 10.2 12.4T12.6 9z';
  const [x, w] = o.slim ? [9.6, 12.8] : [7.8, 16.4];
  return (
    shape(body, o.glass) + (o.label ? `<path d="M${x} 18.4H${x + w}V27.4H${x}z" fill="${o.label}"/>` : '') + (o.motif ? moved(16, 22.9, 1, 0, o.motif) : '') +
    shape(body, 'url(#vl)') + slab(12.2, 1.8, 7.6, 4.8, 1.3, o.cap) + slab(13.2, 2.2, 1.2, 4, 0.5, '#fff', 'opacity=".4"') + line(`M${x + 1.8} 18.4V26.6`, '#fff', 0.9, 'opacity=".5"') +
    sideLight
  );
}

const sideLight = '<defs><linearGradient id="vl"><stop stop-color="#000" stop-opacity=".12"/><stop offset=".25" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>';

export function squeeze(o: { body: string; cap: string; label: string; motif: string }): string {
  const outline = 'M11 8.6H21Q22.4 11.6 23.6 13.4Q24.6 15 24.2 19L23.2 28Q23 30.4 20.6 30.4H11.4Q9 30.4 8.8 28L7.8 19Q7.4 15 8.4 13.4Q9.6 11.6 11 8.6z';
  return (
    shape('M14.6 1.4Q16 .8 17.4 1.4L18.4 5.4H13.6z', o.cap) + shape('M11.6 5Q16 4 20.4 5L21.2 8.8H10.8z', o.cap) + shape(outline, o.body) + oval(16, 20.4, 6, 6.4, o.label) + moved(16, 20.4, 1, 0, o.motif) + shape(outline, 'url(#vl)') + line('M10.4 14.6Q9.6 17 10.2 20', '#fff', 0.9, 'opacity=".6"') + sideLight
  );
}

export function jar(o: { content: string; lid: string; label?: string; motif?: string; inside?: string }): string {
  const glass = 'M8.4 9H23.6Q23.8 10.4 25 11.2T26.2 14V27Q26.2 30.2 23 30.2H9Q5.8 30.2 5.8 27V14Q5.8 12 7 11.2T8.4 9z';
  return (
    shape(glass, '#f4fafb') + shape('M6.6 13Q16 11.6 25.4 13V26.6Q25.4 29.4 22.6 29.4H9.4Q6.6 29.4 6.6 26.6z', o.content) + (o.inside ?? '') +
    (o.label ? slab(8.6, 17, 14.8, 9.4, 1.6, o.label) : '') + (o.motif ? moved(16, 21.7, 1, 0, o.motif) : '') + shape(glass, 'url(#vl)') + line('M8.2 14.4V26', '#fff', 1.1, 'opacity=".6"') +
    slab(6.8, 3.6, 18.4, 6, 1.8, o.lid) + slab(6.8, 6.4, 18.4, 0.7, 0, '#000', 'opacity=".12"') + slab(8, 4.2, 15, 1, 0.5, '#fff', 'opacity=".4"') + sideLight
  );
}

export function tin(o: { wall: string; motif: string; flat?: boolean; band?: string }): string {
  const top = o.flat ? 13 : 7;
  const rx = o.flat ? 12.6 : 9.4;
  const ry = o.flat ? 4.4 : 2.9;
  const foot = o.flat ? 24 : 27.6;
  const wall = `M${16 - rx} ${top}A${rx} ${ry} 0 0 0 ${16 + rx} ${top}V${foot}A${rx} ${ry} 0 0 1 ${16 - rx} ${foot}z`;
  return (
    shape(wall, o.wall) + (o.band ? shape(`M${16 - rx} ${foot - 4}A${rx} ${ry} 0 0 0 ${16 + rx} ${foot - 4}V${foot - 1.4}A${rx} ${ry} 0 0 1 ${16 - rx} ${foot - 1.4}z`, o.band) : '') + moved(16, (top + foot) / 2 + ry * 0.8, 1, 0, o.motif) + shape(wall, 'url(#vl)') +
    oval(16, top, rx, ry, 'linx:#9aa0a6,#f3f5f6,#a4aab0') + oval(16, top + 0.2, rx - 1.1, ry - 0.8, 'lin:#c9ced3,#eef0f2') + line(`M14.4 ${top + 0.3}a1.6 .6 0 1 0 3.2 0a1.6 .6 0 1 0-3.2 0M17.6 ${top + 0.3}h2`, '#868d95', 0.5) + sideLight
  );
}

/** A round tub seen from a little above, its lid off: `surface` is laid on the open top. */
export function openTub(o: { wall: string; rim: string; food: string; surface: string; motif?: string }): string {
  const wall = 'M3.6 13L6 26.4Q6.4 29.6 16 29.6T26 26.4L28.4 13z';
  return shape(wall, o.wall) + shape(wall, 'url(#vl)') + (o.motif ? moved(16, 23, 1, 0, o.motif) : '') + oval(16, 12.6, 13.4, 6.4, o.rim) + oval(16, 12.8, 12, 5.4, o.food) + o.surface + sideLight;
}

/** A deep bowl: `heaped` stands above the rim. */
export function bowl(glaze: string, inside: string, heaped: string, front = ''): string {
  return (
    oval(16, 15, 13.8, 5, glaze) + oval(16, 15.2, 12.6, 4.2, inside) + heaped + shape('M2.2 15.4Q6 20.4 16 20.4T29.8 15.4Q29.6 24.4 22.4 28Q21.6 29.6 16 29.6T9.6 28Q2.4 24.4 2.2 15.4z', glaze) +
    shape('M3.6 18.6Q5.2 23.6 9.2 26Q6.4 22 5.8 19.6z', '#fff', 'opacity=".5"') + front
  );
}

export function pump(o: { body: string; cap: string; label: string; motif: string }): string {
  const outline = 'M10.6 12.4H21.4Q24.6 12.8 24.6 16.4V27Q24.6 30.4 21.2 30.4H10.8Q7.4 30.4 7.4 27V16.4Q7.4 12.8 10.6 12.4z';
  return (
    shape('M8.2 2.6H18Q19.6 2.6 19.6 4.2V5H12.4Q10.2 5 8.6 6.6Q7.2 6 7.2 4.6Q7.2 2.6 8.2 2.6z', o.cap) + slab(15, 4.6, 2, 4.6, 0.4, '#d5dade') + slab(12.4, 8.6, 7.2, 4.2, 1, o.cap) + shape(outline, o.body) + slab(9.4, 17, 13.2, 10, 2, o.label) + moved(16, 22, 1, 0, o.motif) + shape(outline, 'url(#vl)') + line('M9.4 15.4V25', '#fff', 0.9, 'opacity=".55"') + sideLight
  );
}

import { dot, line, moved, oval, shape, slab, solid, within } from './brush.ts';

/** Boxes and baskets that are gifts themselves: lid, ribbon, lining. */
interface Colours {
  side: string;
  lid: string;
  ribbon: string;
  shade: string;
  knot: string;
}

const bow = (x: number, y: number, scale: number, paint: string, knot: string): string =>
  moved(x, y, scale, 0, solid('M-.6.6L-4.6 7L-2.6 6.4L-1.6 8L1 1z', paint, knot, '#ffffff', 0.4) + solid('M.6.6L4.6 7L2.6 6.4L1.6 8L-1 1z', paint, knot, '#ffffff', 0.4) + solid('M0 0C-3-4.6-7.4-4.6-7.6-1.6C-7.6 1.4-3.6 1.8 0 0z', paint, knot, '#ffffff', 0.6) + solid('M0 0C3-4.6 7.4-4.6 7.6-1.6C7.6 1.4 3.6 1.8 0 0z', paint, knot, '#ffffff', 0.6) + line('M-1-.4Q-4-2-6.2-1.8M1-.4Q4-2 6.2-1.8', knot, 0.4, 'opacity=".6"') + solid('M-1.5-1.2H1.5Q2 0 1.5 1.4H-1.5Q-2 0-1.5-1.2z', paint, knot, '#ffffff', 0.4));

function squareBox(c: Colours): string {
  return (
    solid('M4.6 15H27.4L26.6 28.4Q26.5 29.6 25.3 29.6H6.7Q5.5 29.6 5.4 28.4z', c.side, c.shade, '#ffffff', 1) + shape('M4.6 15H27.4L27.3 17.2Q16 18 4.7 17.2z', c.shade, 'opacity=".35"') +
    shape('M13.8 15H18.2L18 29.6H14z', c.ribbon) + shape('M13.8 15H15L15.2 29.6H14z', '#fff', 'opacity=".35"') +
    solid('M3.4 10.4Q3.4 9.6 4.2 9.6H27.8Q28.6 9.6 28.6 10.4V15Q28.6 15.8 27.8 15.8H4.2Q3.4 15.8 3.4 15z', c.lid, c.shade, '#ffffff', 0.9) + shape('M13.6 9.6H18.4V15.8H13.6z', c.ribbon) + shape('M13.6 9.6H14.8V15.8H13.6z', '#fff', 'opacity=".35"') + bow(16, 8.4, 0.94, c.ribbon, c.knot)
  );
}

const BURGUNDY: Colours = { side: 'lin:#a32a5e,#8c1d4a,#64102f', lid: 'lin:#c2497c,#9c2455,#7a1640', ribbon: 'linx:#d9a93f,#fbe6a4,#c9902a', shade: '#3d071e', knot: '#8a5c10' };
const BABY: Colours = { side: 'lin:#b9dcf2,#8fc1e3,#5f97c0', lid: 'lin:#dceefa,#a9d2ec,#7fb2d6', ribbon: 'linx:#ffffff,#fbfdff,#d6e4ee', shade: '#2c5a80', knot: '#8fa9bd' };
const GREEN: Colours = { side: 'lin:#2f9a6a,#1e6b45,#124a2e', lid: 'lin:#4fb586,#27805a,#175a3a', ribbon: 'linx:#e0ac42,#fbe6a4,#c9902a', shade: '#082a18', knot: '#8a5c10' };

const star = (x: number, y: number, r: number, paint: string): string => shape(`M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}z`, paint);
const moon = (x: number, y: number, r: number, paint: string): string => shape(`M${x + r * 0.5} ${y - r * 0.9}A${r} ${r} 0 1 0 ${x + r * 0.5} ${y + r * 0.9}A${r * 0.8} ${r * 0.8} 0 1 1 ${x + r * 0.5} ${y - r * 0.9}z`, paint);

/** Rows of plaited palm leaf. */
function plait(outline: string): string {
  const rows = Array.from({ length: 6 }, (_, row) => Array.from({ length: 13 }, (_, i) => moved(2.6 + i * 2.3 + (row % 2) * 1.15, 16.6 + row * 2.3, 1, row % 2 ? 24 : -24, oval(0, 0, 1.5, 0.72, i % 3 ? 'lin:#ecd3a0,#c99f5c' : 'lin:#dfc088,#b3874a'))).join(''));
  return shape(outline, '#8d6430') + within(outline, rows.join(''));
}

export const giftBoxes: Record<string, () => string> = {
  'gift-box': () => squareBox(GREEN),
  'keepsake-box': () => squareBox(BURGUNDY),
  'baby-box': () => squareBox(BABY) + slab(7.4, 19.4, 5, 6.4, 0.6, 'lin:#ffffff,#e6eff6') + moved(9.9, 22.6, 0.5, 0, dot(0, 0, 2.6, '#f5c78a') + dot(-2, -2.2, 1.1, '#f5c78a') + dot(2, -2.2, 1.1, '#f5c78a') + dot(-0.9, -0.3, 0.4, '#5a3a1b') + dot(0.9, -0.3, 0.4, '#5a3a1b')),
  'hat-box': () =>
    solid('M4.6 13.6Q16 18.4 27.4 13.6V26.4Q26.6 30.4 16 30.4T4.6 26.4z', 'linx:#e6a3b2,#fbd3dc,#f2b8c6,#c98396', '#8a4458', '#ffffff', 1) + shape('M13.8 16V30.4Q16 30.6 18.2 30.4V16z', 'linx:#b54a68,#e68aa2,#a83a58') +
    solid('M3.4 9.6Q3.4 5 16 5T28.6 9.6V13.4Q27.6 17.6 16 17.6T3.4 13.4z', 'linx:#eeb2bf,#fde3e9,#f5c3cf,#d391a2', '#8a4458', '#ffffff', 0.9) + oval(16, 9.4, 12.4, 4.2, 'rad:#fff2f5,#fbd9e0,#efb9c6') + shape('M13.4 5.4Q16 5 18.6 5.4L18.8 13.4Q16 13.8 13.2 13.4z', 'linx:#b54a68,#e68aa2,#a83a58') + shape('M13.2 13.4Q16 13.8 18.8 13.4L18.4 17.5Q16 17.7 13.6 17.5z', 'linx:#a03c5a,#d9768f,#953050') + bow(16, 8, 0.86, 'linx:#c2587a,#f0a3b6,#b04466', '#7a2844'),
  'lantern-box': () =>
    dot(16, 3, 1.6, 'none', 'stroke="#c9902a" stroke-width=".9"') + solid('M16 3.800L21.6 9.2H10.4z', 'lin:#345a92,#1e3f6b', '#0a1c36', '#c9dcf6', 0.6) + solid('M6.4 9.2H25.6L27.6 12.4H4.4z', 'lin:#3f6aa8,#1e3f6b', '#0a1c36', '#c9dcf6', 0.6) +
    solid('M5.6 12.4H26.4V27H5.6z', 'linx:#2c5488,#1e3f6b,#142c4e', '#0a1c36', '#c9dcf6', 0.9) + shape('M12 12.4H20V27H12z', 'lin:#2a5086,#1a3860') + line('M12 12.4V27M20 12.4V27', '#0f2240', 0.5) +
    [[8.8, 16, 1.6], [8.8, 23, 1.2], [23.2, 16, 1.6], [23.2, 23, 1.2], [16, 24.4, 1.2], [13.8, 15, 0.8], [18.4, 15.4, 0.8]].map(([x = 0, y = 0, r = 1]) => star(x, y, r, 'mid:#fff6cf,#ffd76a')).join('') + moon(16, 19.6, 2.8, 'mid:#fff6cf,#ffcf57') + oval(16, 20, 9, 7, 'mid:#ffdf8a/.28,#ffdf8a/0') + solid('M4.4 27H27.600L28.4 29.4Q28.4 30 27.8 30H4.2Q3.6 30 3.6 29.4z', 'lin:#3f6aa8,#1a3860', '#0a1c36', '#c9dcf6', 0.5) + line('M5.6 12.4H26.4', '#e0ac42', 0.6),
  'khoos-basket': () => {
    const side = 'M2.6 15.6H29.4L26.8 29Q26.6 30 25.4 30H6.6Q5.4 30 5.2 29z';
    return line('M6 16C4 5 13 5 12.4 15.6M26 16C28 5 19 5 19.6 15.6', '#a37438', 1.7) + line('M6 16C4 5 13 5 12.4 15.6M26 16C28 5 19 5 19.6 15.6', '#e3c184', 0.6, 'stroke-dasharray=".9 .7"') + solid('M3 15.6Q7 11.6 11 13.6T17 12.4T23.6 13.4T29 15.6z', 'lin:#fffdf8,#f0e6d6', '#b5a288', '#ffffff', 0.6) + plait(side) + shape(side, 'linx:#fff/.2,#fff/0,#3a200a/.32') + shape('M2.2 14.8Q16 17 29.8 14.8L29.4 17.6Q16 19.8 2.6 17.6z', 'lin:#f0d9a8,#c2954f') + line('M3 16.2Q16 18.4 29 16.2', '#8d6430', 0.4, 'stroke-dasharray="1 .6"') + shape('M14.4 17.4H17.6L17.4 30H14.6z', 'linx:#8c1d4a,#c2497c,#7a1640') + bow(16, 18.4, 0.7, 'linx:#a32a5e,#cf5c8c,#8c1d4a', '#4a0a26');
  },
};

import { dot, line, moved, oval, scatter, shape, slab } from './brush.ts';
import { stamps } from './heap.ts';
import { bowl } from './vessels.ts';

/** Pieces tumbled over a bowl's open top, back ones first. */
function tumbled(seed: number, grains: readonly string[], count: number, scale: number, lift = 4): string {
  const random = scatter(seed);
  const { defs, stamp } = stamps(grains);
  const spots = Array.from({ length: count }, (_, i) => {
    const turn = i * 2.39996;
    const reach = Math.sqrt((i + 0.5) / count);
    const x = Math.cos(turn) * reach;
    return { x: 16 + x * 10.6, y: 15 + Math.sin(turn) * reach * 3.2 - (1 - x * x) * lift * (1 - reach * 0.5), turn: random() * 180 - 90, kind: Math.floor(random() * grains.length) };
  }).toSorted((a, b) => a.y - b.y);
  return defs + spots.map((spot) => stamp(spot.x, spot.y, spot.turn, scale, spot.kind)).join('');
}

const flake = (paint: string): string => shape('M-2.4.2C-2.6-1.4-1-2 .2-1.6C1.6-2 2.8-.8 2.4.4C2.2 1.6.8 1.4 0 1.8C-1 2-2.2 1.4-2.4.2z', paint) + line('M-1.4-.2Q0-1 1.2-.2', '#fff0b8', 0.4, 'opacity=".8"');
const oat = oval(0, 0, 1.7, 1.1, 'rad:#fdf3dc,#e6cd9a,#c9a669') + line('M-1 0Q0-.4 1 0', '#b18c50', 0.3);
const cluster = shape('M-2 .6Q-2.4-1-.8-1.2Q.4-2.2 1.4-1Q2.6-.4 2 .8Q1 2-.4 1.4Q-1.6 1.8-2 .6z', 'rad:#eab86a,#bf7f34,#8d5519') + dot(-0.6, -0.3, 0.4, '#f8dfae') + dot(0.7, 0.3, 0.4, '#f8dfae');
const berry = (paint: string): string => dot(0, 0, 1.3, paint) + dot(-0.4, -0.4, 0.35, '#fff', 'opacity=".6"');
const almondSlice = shape('M0-1.8Q1.4-.2 0 1.8Q-1.4-.2 0-1.8z', 'lin:#fff0d4,#dfb678');
const crisp = (x: number, y: number, turn: number, scale: number, paint = 'rad:#ffe79a,#f8c64a,#d6922a'): string =>
  moved(x, y, scale, turn, shape('M-7 0C-7.4-3.6-3.4-5.6.4-5C4.6-5 7.6-2.4 7 .8C6.4 4.2 2.6 5.2-1 4.8C-4.6 4.6-6.6 3-7 0z', paint) + shape('M-5.4.4C-3.4-1.6 2.6-2 5.6.4C3.4 3 -2.6 3.4-5.4.4z', '#fff2bd', 'opacity=".55"') + [[-3.4, -2], [0.6, -3.2], [4, -1.6], [-1.6, 2.6], [2.8, 3]].map(([a = 0, b = 0]) => dot(a, b, 0.4, '#c07a1e', 'opacity=".7"')).join(''));
const biscuit = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, slab(-8, -5.4, 16, 10.8, 2.2, '#b87a34') + slab(-8, -6.2, 16, 10.8, 2.2, 'rad:#fbdfa6,#eebf70,#d0944a') + slab(-6.4, -4.8, 12.8, 8, 1.2, 'none', 'stroke="#c48a40" stroke-width=".5" opacity=".7"') + [-4, 0, 4].map((dx) => [-2.6, 1].map((dy) => dot(dx, dy, 0.55, '#a8692a')).join('')).join(''));
const waferBar = (x: number, y: number, turn: number, cream: string): string =>
  moved(x, y, 1, turn, [0, 1, 2].map((i) => slab(-12, -3 + i * 2.2, 24, 1.5, 0.3, 'lin:#f4cf8f,#d99f52') + (i < 2 ? slab(-11.8, -1.6 + i * 2.2, 23.6, 0.9, 0.2, cream) : '')).join('') + slab(-12, -4.4, 24, 2.2, 0.4, 'lin:#fbe2ae,#eabb70') + line(`M${[-9, -6, -3, 0, 3, 6, 9].map((at) => `${at}-4.3v2`).join('M')}`, '#c98f45', 0.35));

export const cerealsSnacks: Record<string, () => string> = {
  cornflakes: () => bowl('lin:#6fa9dc,#2f6cae', '#fbf8f0', tumbled(71, [flake('rad:#ffd86e,#f6ad2a,#d97f14'), flake('rad:#ffe089,#f8bb3e,#dd8b1c')], 34, 1, 4.4)),
  'bran-flakes': () => bowl('lin:#8a6a4a,#5c4028', '#fbf8f0', tumbled(75, [flake('rad:#d9a262,#b0743a,#7f4c1c'), flake('rad:#cf9654,#a3682e,#744414')], 34, 1, 4.4)),
  'cocoa-puffs': () => bowl('lin:#f1e6d2,#c9b48f', '#fbf8f0', tumbled(76, [oval(0, 0, 1.9, 1.3, 'rad:#9a6844,#62381c,#3a1d0c') + oval(-0.5, -0.5, 0.6, 0.3, '#e3bd9c', -20), oval(0, 0, 1.7, 1.3, 'rad:#8a5a38,#552e16,#301608')], 46, 1.08, 4.6)),
  granola: () => bowl('lin:#f1e6d2,#c9b48f', '#8d5519', tumbled(72, [cluster, cluster, oat, almondSlice, berry('rad:#c05a7a,#7d1f40')], 46, 1.08, 4.6)),
  muesli: () => bowl('lin:#8cc3a4,#4a8d6b', '#e6cd9a', tumbled(73, [oat, oat, oat, berry('rad:#7d4a68,#3a1830'), berry('rad:#f27a6a,#c22f3a'), almondSlice], 50, 1.05, 3.6)),
  crisps: () => crisp(16, 8.6, -8, 0.95) + crisp(8.8, 13.6, 24, 0.95) + crisp(23, 13.4, -26, 0.98, 'rad:#ffe08a,#f3ba3c,#c98422') + crisp(16.4, 15.6, 6, 1) + crisp(9.4, 22, -14, 1, 'rad:#ffe08a,#f3ba3c,#c98422') + crisp(22.4, 22.2, 16, 1.02) + crisp(15.8, 25, -4, 0.95),
  biscuits: () => biscuit(11.4, 10.6, -14) + biscuit(20.4, 15.4, 10) + biscuit(13.4, 22, -4),
  wafer: () => waferBar(16, 9.6, -10, '#7a4424') + waferBar(16, 16.6, 6, '#7a4424') + waferBar(16, 24, -6, '#7a4424'),
};

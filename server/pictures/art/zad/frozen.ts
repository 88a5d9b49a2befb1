import { dot, line, moved, oval, scatter, shape, slab } from './brush.ts';
import { stamps } from './heap.ts';

const frost = (x: number, y: number, s: number): string => moved(x, y, s, 0, line('M0-3V3M-2.6-1.5L2.6 1.5M2.6-1.5L-2.6 1.5M-1-2.4L0-1.6L1-2.4M-1 2.4L0 1.6L1 2.4', '#ffffff', 0.8) + line('M0-3V3M-2.6-1.5L2.6 1.5M2.6-1.5L-2.6 1.5', '#8fd0ee', 0.35));
const scoop = (x: number, y: number, r: number, paint: string): string => dot(x, y, r, paint) + oval(x - r * 0.35, y - r * 0.4, r * 0.3, r * 0.2, '#fff', -30, 'opacity=".6"');

/** Three scoops in a glass, flecked. */
const sundae = ([one = '', two = '']: readonly string[], fleck: string): string =>
  scoop(10, 12.6, 6.4, one) + scoop(22, 12.6, 6.4, two) + scoop(16, 8.6, 6.6, one) + [[8, 10], [12.4, 14.4], [20, 10.4], [24.6, 13.6], [14, 6], [18.6, 9.6], [16, 12]].map(([x = 0, y = 0]) => dot(x, y, 0.36, fleck, 'opacity=".7"')).join('') + shape('M3 15.4H29C28.6 21.4 23.6 25 18 25.4L18.6 28H22.4Q23.6 28 23.6 29.4H8.4Q8.4 28 9.6 28H13.4L14 25.4C8.4 25 3.4 21.4 3 15.4z', 'linx:#bfe0f0/.85,#f4fbff/.7,#9fcbe2/.9') + line('M5.4 17.6Q7 22 11 23.6', '#fff', 1, 'opacity=".8"') + oval(16, 15.4, 13, 1.2, 'none', 0, 'stroke="#d9eef8" stroke-width=".7"');

export const frozen: Record<string, () => string> = {
  'frozen-peas': () => {
    const random = scatter(81);
    const { defs, stamp } = stamps([dot(0, 0, 2.3, 'rad:#b9ec7a,#5fb53c,#2f7f26') + oval(-0.7, -0.8, 0.7, 0.45, '#f2ffd9', -30, 'opacity=".85"'), dot(0, 0, 2.3, 'rad:#a8e06c,#4fa535,#2a7322') + line('M-1.6 1Q0 2 1.6 1', '#e9fbff', 0.6, 'opacity=".9"')]);
    const rows = [[10, 2], [13, 4], [16.4, 5], [19.8, 6], [23.4, 7]] as const;
    const peas = rows.flatMap(([y, n]) => Array.from({ length: n }, (_, i) => stamp(16 + (i - (n - 1) / 2) * 3.9 + random() - 0.5, y + random() - 0.5 + Math.abs(i - (n - 1) / 2) * 0.25, 0, 1, i)));
    return defs + shape('M4 25Q8 9 16 9T28 25Q16 29 4 25z', '#2f7f26') + peas.join('') + frost(6.4, 7.6, 1) + frost(26, 9.4, 1.2) + frost(21.6, 4.6, 0.7);
  },
  'ice-cream-tub': () => scoop(10.4, 10.4, 5.6, 'rad:#fffaf0,#fbe6bd,#e3c084') + scoop(21.6, 10.4, 5.6, 'rad:#ffd5de,#f698b0,#d9648a') + scoop(16, 8, 5.8, 'rad:#b5825c,#7c4a2c,#512b16') + [[13.6, 6], [17, 4.6], [18.6, 8]].map(([x = 0, y = 0]) => slab(x, y, 1.3, 0.6, 0.3, '#3a1d0e')).join('') + shape('M4.4 13L7 27.6Q7.4 30 10 30H22Q24.6 30 25 27.6L27.6 13z', 'linx:#a6dcf0,#dff4fb,#8accea,#62b0d8') + slab(3.4, 11.6, 25.2, 3, 1.4, 'lin:#ffffff,#dcebf2') + moved(16, 22.4, 1, 0, oval(0, 0, 6.6, 4.4, '#fff') + shape('M-2-.6L0 3.4L2-.6z', '#dfa35c') + dot(0, -1.4, 2.1, 'rad:#ffd5de,#f27fa0')),
  'vanilla-ice-cream': () => sundae(['rad:#fffdf4,#fbeec4,#e3c98c', 'rad:#fff9e4,#f6e3ac,#d9ba74'], '#5c3c1c'),
  'chocolate-ice-cream': () => sundae(['rad:#b5825c,#7c4a2c,#4a2814', 'rad:#a8744c,#6d3f22,#3f2010'], '#f3dcc0'),
};

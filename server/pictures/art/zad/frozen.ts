import { dot, line, moved, oval, scatter, shape, slab } from './brush.ts';
import { stamps } from './heap.ts';

const frost = (x: number, y: number, s: number): string => moved(x, y, s, 0, line('M0-3V3M-2.6-1.5L2.6 1.5M2.6-1.5L-2.6 1.5M-1-2.4L0-1.6L1-2.4M-1 2.4L0 1.6L1 2.4', '#ffffff', 0.8) + line('M0-3V3M-2.6-1.5L2.6 1.5M2.6-1.5L-2.6 1.5', '#8fd0ee', 0.35));
const scoop = (x: number, y: number, r: number, paint: string): string => dot(x, y, r, paint) + oval(x - r * 0.35, y - r * 0.4, r * 0.3, r * 0.2, '#fff', -30, 'opacity=".6"');

export const frozen: Record<string, () => string> = {
  'frozen-peas': () => {
    const random = scatter(81);
    const { defs, stamp } = stamps([dot(0, 0, 2.3, 'rad:#b9ec7a,#5fb53c,#2f7f26') + oval(-0.7, -0.8, 0.7, 0.45, '#f2ffd9', -30, 'opacity=".85"'), dot(0, 0, 2.3, 'rad:#a8e06c,#4fa535,#2a7322') + line('M-1.6 1Q0 2 1.6 1', '#e9fbff', 0.6, 'opacity=".9"')]);
    const rows = [[10, 2], [13, 4], [16.4, 5], [19.8, 6], [23.4, 7]] as const;
    const peas = rows.flatMap(([y, n]) => Array.from({ length: n }, (_, i) => stamp(16 + (i - (n - 1) / 2) * 3.9 + random() - 0.5, y + random() - 0.5 + Math.abs(i - (n - 1) / 2) * 0.25, 0, 1, i)));
    return defs + shape('M4 25Q8 9 16 9T28 25Q16 29 4 25z', '#2f7f26') + peas.join('') + frost(6.4, 7.6, 1) + frost(26, 9.4, 1.2) + frost(21.6, 4.6, 0.7);
  },
  'frozen-chips': () => {
    const chip = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, shape('M-9-1.7L8-1.7L9-.6L8.6 2H-9z', 'lin:#ffe38c,#f1b83c,#d2912a') + shape('M-9-1.7L8-1.7L9-.6H-8z', '#fff2bf') + slab(-9, -1.7, 1.6, 3.7, 0.4, '#fff6d6'));
    return chip(15, 24.6, 4) + chip(18, 20.4, -14) + chip(12, 19.6, 20) + chip(20, 15.6, 24) + chip(13, 14.6, -22) + chip(16.6, 11.4, 2) + chip(16, 22, -34) + frost(6, 7.4, 1.1) + frost(26.4, 7, 0.9) + frost(27, 25.6, 0.8);
  },
  'ice-cream-tub': () => scoop(10.4, 10.4, 5.6, 'rad:#fffaf0,#fbe6bd,#e3c084') + scoop(21.6, 10.4, 5.6, 'rad:#ffd5de,#f698b0,#d9648a') + scoop(16, 8, 5.8, 'rad:#b5825c,#7c4a2c,#512b16') + [[13.6, 6], [17, 4.6], [18.6, 8]].map(([x = 0, y = 0]) => slab(x, y, 1.3, 0.6, 0.3, '#3a1d0e')).join('') + shape('M4.4 13L7 27.6Q7.4 30 10 30H22Q24.6 30 25 27.6L27.6 13z', 'linx:#a6dcf0,#dff4fb,#8accea,#62b0d8') + slab(3.4, 11.6, 25.2, 3, 1.4, 'lin:#ffffff,#dcebf2') + moved(16, 22.4, 1, 0, oval(0, 0, 6.6, 4.4, '#fff') + shape('M-2-.6L0 3.4L2-.6z', '#dfa35c') + dot(0, -1.4, 2.1, 'rad:#ffd5de,#f27fa0')),
};

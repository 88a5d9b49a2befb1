import { dot, line, moved, oval, shape, slab } from './brush.ts';
import { olive } from './bottles-jars.ts';
import { tomatoMark } from './motifs.ts';
import { jar, tin } from './vessels.ts';

const tomato = (x: number, y: number, r: number): string => dot(x, y, r, 'rad:#ff8a6a,#e23a28,#ad1a14') + moved(x, y - r + 0.4, r / 4, 0, shape('M-3-.4L-.8-.2L0-2.2L.8-.2L3-.4L1.4.8L0 .6L-1.4.8z', '#4f9a34')) + oval(x - r * 0.35, y - r * 0.3, r * 0.25, r * 0.16, '#fff', -30, 'opacity=".6"');
const shell = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, shape('M-6 1.6C-6-3-3-5 0-5S6-3 6 1.6Q5 4.6 0 4.4T-6 1.6z', 'rad:#ffe9ae,#f4c868,#d39a34') + shape('M-5 2Q0-1.6 5 2Q3 4 0 3.8T-5 2z', '#a8711f') + line('M-5.2 0Q-4.4-2.4-3.4-3.6M-3.2.2Q-2.6-3-1.8-4.4M-1-.4Q-.6-3.4-.2-4.8M1.2-.4Q1.2-3.4 1.4-4.6M3.4.2Q3.2-2.6 2.8-3.8M5.2 0Q4.8-2 4-3', '#c78f2f', 0.4, 'opacity=".8"'));
const penne = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, shape('M-8.4-2.4L6.4-2.4L8.6 2.4L-6.2 2.4z', 'lin:#ffe8a6,#f3c35a,#cf922d') + shape('M6.4-2.4Q8.4-2.2 9 0T8.6 2.4Q7.2 1.8 6.8 0T6.4-2.4z', '#9a651c') + line('M-7.4-1.2H6.4M-7 0H6.6M-6.4 1.2H7', '#c98f30', 0.4, 'opacity=".75"') + line('M-7.6-1.8H5.6', '#fff6d6', 0.4));

export const pantry: Record<string, () => string> = {
  'pasta-shells': () => shell(16, 9.6, 0.95, -10) + shell(9, 16, 0.98, 20) + shell(23, 15.6, 0.98, -22) + shell(10.6, 24, 1, -8) + shell(21.6, 24, 1.05, 12) + shell(16.2, 18.6, 1, 0),
  'pasta-penne': () => penne(12, 9.4, -26) + penne(21, 11, 34) + penne(10.4, 17.6, 22) + penne(21.6, 19.4, -32) + penne(12.6, 24.6, -8) + penne(19, 25.2, 14),
  'tomato-paste': () => tin({ wall: 'lin:#e5402f,#b81f18', motif: oval(0, 0, 6.6, 5.4, '#fff4e4') + moved(0, 0, 1.25, 0, tomatoMark), band: '#f4c23a' }) + tomato(25.4, 26, 4.4),
  tuna: () => tin({ wall: 'lin:#4aa3d8,#1c6aa8', motif: moved(0, -1, 1, 0, shape('M-8 .2Q-3-4 3.6-1.4L7-3.6Q6.2 0 7 3.2L3.6 1.4Q-3 4.4-8 .2z', 'lin:#dfeaf2,#8fb0c9') + dot(-5.2, -0.4, 0.6, '#22384a') + line('M-3-1.8Q-2 0-3 2', '#6d93b0', 0.5)), flat: true }) + shape('M6 12Q10 8.6 16 9T26 12Q22 14.6 16 14.6T6 12z', 'lin:#f7cfb4,#d99b78') + line('M8.6 12.2Q12 10.4 15 12.6M14 10.6Q17 13 22 11.4M17 13.6Q20 12.4 23 12.8', '#fbe6d6', 0.7),
  sardines: () =>
    slab(2, 7, 28, 20, 6.4, 'lin:#e8ecef,#a9b2ba') + slab(3.8, 8.8, 24.4, 16.4, 5, 'lin:#d9a93c,#f0cc6a') +
    [0, 1, 2].map((i) => moved(16, 12 + i * 5, 1, i % 2 ? 180 : 0, shape('M-10.6 0Q-5-3 4-1.6L9.4-2.8Q8.6 0 9.4 2.8L4 1.6Q-5 3-10.6 0z', 'lin:#b5c6d4,#eef3f6,#8298ab') + dot(-8.2, -0.3, 0.6, '#1d2c38') + line('M-6-1.4Q-5.2 0-6 1.5M-3 .1H3.6', '#5c7488', 0.45))).join('') + line('M5 11Q4.6 9.6 7.4 9.6', '#fff', 0.8, 'opacity=".7"'),
  'olives-jar': () => jar({ content: 'lin:#c9d08a,#9aa64c', lid: 'lin:#3f6b35,#254a20', inside: [[10, 16], [15.4, 15.4], [21, 16.2], [12.4, 20], [18, 19.8], [22.6, 20.6], [9.6, 23.8], [15, 24.2], [20.4, 24.6], [12, 27.4], [17.8, 27.6], [23, 27.4]].map(([x = 0, y = 0]) => olive(x, y)).join('') }),
  pickles: () => jar({ content: 'lin:#dbe59a,#aebf57', lid: 'lin:#e5b437,#b27c15', inside: [[10, 0], [15.8, 4], [21.8, -4]].map(([x = 0, turn = 0]) => moved(x, 21.4, 1, turn, slab(-2.5, -7, 5, 14, 2.5, 'linx:#93b84a,#5d8a2c,#3f6b20') + [-4, -0.6, 3].map((y) => dot(-0.9, y, 0.5, '#c9e08a') + dot(0.9, y + 1.6, 0.45, '#c9e08a')).join(''))).join('') + line('M7.4 15.4Q10 14.2 12 15M20 27Q22 25.6 24 27', '#5f9a3a', 0.6) }),
};

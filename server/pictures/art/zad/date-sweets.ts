import { dot, line, moved, oval, shape, solid, within } from './brush.ts';

/** Single dates, chocolates and pastries as they lie in a gift box. */
const DATE = 'M-12.4 0C-12.4-5-6.4-7 0-7S12.4-5 12.4 0S6.4 7 0 7S-12.4 5-12.4 0z';
const dateOf = (paint: string, filling = ''): string => moved(16, 16, 1, -22, solid(DATE, paint, '#220a02', '#ffcf9c', 1.2) + within(DATE, line('M-9.4-2Q-4 0 1-2T10-1M-8 2.6Q-2 1.2 2 3T9 2.4M-5-4.6Q0-3.4 5-4.8', '#2d1206', 0.5, 'opacity=".5"')) + oval(-4.4, -4, 3.6, 1, '#ffdfb8', -12, 'opacity=".5"') + filling);
const almondIn = shape('M-7.4-.6Q0-3.8 8-.4Q0 3-7.4-.6z', '#2a0e04') + solid('M-6.4-.6C-4-3.4 2-3.4 7-.6C2 2-4 2.2-6.4-.6z', 'rad:#e2a866,#b97334,#7c421a', '#4a2208', '#ffe4bc', 0.6) + line('M-4.4-1Q0-1.8 5-.8', '#7c421a', 0.3, 'opacity=".7"');

const squareChoc = (paint: string, shade: string, top: string): string => solid('M5.6 9.6Q5.8 6.4 9 6.4H23Q26.2 6.4 26.4 9.6L27.4 22Q27.4 26 23.6 26H8.4Q4.6 26 4.6 22z', paint, shade, '#ffdfc4', 1.4) + solid('M8 9.6Q8.2 8.4 9.4 8.4H22.6Q23.8 8.4 24 9.6L24.6 18Q24.6 19.6 23 19.6H9Q7.4 19.6 7.4 18z', paint, shade, '#fff0e0', 0.8) + top;
const truffleOf = (paint: string, shade: string, dust: string): string => solid('M16 4.6C22.6 4.6 27.4 9.4 27.4 16C27.4 22.6 22.6 27.4 16 27.4S4.6 22.6 4.6 16C4.6 9.4 9.4 4.6 16 4.6z', paint, shade, '#ffe6cf', 1.4) + Array.from({ length: 60 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 60) * 10.4; return dot(16 + Math.cos(a) * q, 16 + Math.sin(a) * q, 0.3 + (i % 3) * 0.12, dust, 'opacity=".7"'); }).join('');

export const dateSweets: Record<string, () => string> = {
  'khalas-date': () => dateOf('rad:#c9803c,#8a4a1a,#4f2208'),
  'medjool-date': () => dateOf('rad:#8f4b22,#562a10,#2c1204'),
  'stuffed-date': () => dateOf('rad:#a9622f,#6d3413,#3c1806', almondIn),
  'pistachio-date': () => dateOf('rad:#a9622f,#6d3413,#3c1806', shape('M-7.4-.6Q0-3.8 8-.4Q0 3-7.4-.6z', '#2a0e04') + [-4.4, -0.4, 3.8].map((x) => solid(`M${x - 2.4} -.6Q${x}-2.8 ${x + 2.4} -.6Q${x} 1.6 ${x - 2.4} -.6z`, 'rad:#c5d77a,#7f9e34,#55701c', '#33480c', '#f4fbc8', 0.4)).join('')),
  'chocolate-date': () => dateOf('rad:#c9803c,#8a4a1a,#4f2208') + moved(16, 16, 1, -22, solid('M-.6-7.2C6.6-7.2 12.6-5 12.6 0S6.6 7.2-.6 7.2C1.6 4.8 .2 2.4 1 0C1.6-2.4-1.4-4.6-.6-7.200z', 'rad:#6d4028,#3c1d0e,#200c04', '#0c0301', '#d9a98a', 1) + line('M3-4.4Q5 0 3.4 5M7-4.4Q9 0 7.4 4.6', '#8a5a3c', 0.6, 'opacity=".7"')),
  praline: () => squareChoc('lin:#a5683c,#7a4524,#552c12', '#2c1204', line('M8.6 16Q12 10 15 16T21.4 16T24 12', '#f6e4cc', 1)),
  'dark-praline': () => squareChoc('lin:#6d4028,#42210f,#281206', '#120602', solid('M16 10.4C18.6 10.4 20 12 20 14S18.4 17.6 16 17.6S12 16 12 14S13.4 10.4 16 10.4z', 'rad:#e2a866,#b97334,#7c421a', '#4a2208', '#ffe4bc', 0.6)),
  'white-praline': () => squareChoc('lin:#fff6e0,#f3e0b8,#dcc08c', '#a07a3c', [[11, 11], [15, 13.4], [19, 11], [21, 15.4], [12.4, 16], [17, 16.8]].map(([x = 0, y = 0], i) => oval(x, y, 0.9, 0.5, i % 2 ? '#7f9e34' : '#c8304a', i * 50)).join('')),
  truffle: () => truffleOf('rad:#8a5636,#55301a,#2f180a', '#180a04', '#a8744c'),
  baklava: () => {
    const piece = (x: number, y: number): string => moved(x, y, 1, 0, shape('M-8.4 0L0 4V9.4L-8.4 5z', 'lin:#d99a3c,#a8661c') + shape('M8.4 0L0 4V9.4L8.4 5z', 'lin:#c2802a,#8a4f12') + line('M-8.2 1.600L0 5.600L8.2 1.6M-8.2 3.2L0 7.2L8.2 3.2', '#f6d48a', 0.4, 'opacity=".85"') + solid('M0-4.4L8.4 0L0 4.200L-8.4 0z', 'lin:#ffdf92,#f0b048,#d98f2a', '#8a4f12', '#fff6d6', 0.7) + [[-2.4, -0.4], [0.6, -1.4], [2.6, 0.4], [-0.4, 1.4], [0.4, 0]].map(([a = 0, b = 0], i) => oval(a, b, 0.9, 0.5, i % 2 ? '#7f9e34' : '#a5bd54', i * 40)).join(''));
    return piece(16, 8) + piece(8.4, 14) + piece(23.6, 14) + piece(16, 20);
  },
};

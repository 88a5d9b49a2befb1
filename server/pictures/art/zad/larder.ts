import { dot, line, moved, oval, shape, slab, solid } from './brush.ts';
import { heap, laid, piled } from './heap.ts';
import { bottle } from './vessels.ts';

/** What is in tins, bottles and sachets of the larder. */
const pineappleRing = solid('M-7.4 0A7.4 5.6 0 0 1 7.4 0A7.4 5.6 0 0 1-7.4 0z', 'rad:#fff0a0,#fbd23c,#dca010', '#a87204', '#fffbe0', 0.8) + Array.from({ length: 14 }, (_, i) => line(`M${(Math.cos(i * 0.449) * 3).toFixed(1)} ${(Math.sin(i * 0.449) * 2.2).toFixed(1)}L${(Math.cos(i * 0.449) * 6.6).toFixed(1)} ${(Math.sin(i * 0.449) * 4.9).toFixed(1)}`, '#e3a818', 0.35, 'opacity=".8"')).join('') + oval(0, 0, 2.2, 1.6, '#c98a0c') + oval(0.2, 0.2, 1.9, 1.3, '#fff6d4');
const peachHalf = solid('M-6 0C-6-4-3-5.6 0-5.6S6-4 6 0S3 5.4 0 5.4S-6 4-6 0z', 'rad:#ffe0a0,#fbb04a,#e3821c', '#a85208', '#fff8e2', 0.9) + oval(0.2, 0.2, 2.4, 2, 'rad:#d9641c,#f09a3c') + oval(-2, -2.6, 1.6, 0.7, '#fff', -24, 'opacity=".5"');

const sachet = (x: number, y: number, turn: number, band: string): string => moved(x, y, 1, turn, solid('M-5-7H5L5.4-6.2V6.2L5 7H-5L-5.4 6.2V-6.2z', 'linx:#e9e2d4,#fffdf6,#d3c8b2', '#8a7a5c', '#ffffff', 0.7) + slab(-5.4, -2.6, 10.8, 5.2, 0, band) + line('M-5-5.4H5M-5 5.4H5', '#b5a68a', 0.4, 'stroke-dasharray=".7 .5"'));

const egg = (paint: string, shade: string, marks = ''): string => solid('M0-5.4C2.6-5.4 4.4-1.6 4.4 1.2C4.4 4 2.4 5.4 0 5.4S-4.4 4-4.4 1.2C-4.4-1.6-2.6-5.4 0-5.4z', paint, shade, '#ffffff', 0.9) + marks;
/** Eggs standing in a pulp tray. */
function eggsIn(one: string, rows: number, across: number, size: number, card: string, dark: string): string {
  const w = 27 / across;
  const eggs = Array.from({ length: rows }, (_, row) => Array.from({ length: across }, (_, i) => [2.6 + w * (i + 0.5), 9 + row * (13 / Math.max(1, rows - 0.4)), 0, size] as const)).flat();
  return shape('M2 9.4L30 9.4L31 24Q31 26 29 26H3Q1 26 1 24z', dark) + laid([one], eggs) + solid(`M1 20.6${`q${w / 2}-2.4 ${w} 0`.repeat(across)}L${(1 + 27 + 2).toFixed(0)} 20.6L29.4 27Q29.2 28.4 27.8 28.4H4.2Q2.8 28.4 2.6 27z`, card, dark, '#ffffff', 0.8);
}

const glassOf = (drink: string, top: string): string => {
  const wall = 'M7.6 5H24.4L22.6 27.4Q22.4 29.6 20.2 29.6H11.8Q9.6 29.6 9.4 27.4z';
  return shape(wall, '#e3eef4', 'opacity=".75"') + shape('M8.2 9.400H23.8L22 27Q21.8 28.6 20.2 28.600H11.8Q10.2 28.6 10 27z', drink) + oval(16, 9.5, 7.8, 1.7, top) + line('M10.6 11L11.8 26.4', '#fff', 1.1, 'opacity=".8"') + line('M22 12L21 25', '#7f98a8', 0.5, 'opacity=".4"') + oval(16, 5, 8.4, 1.6, 'none', 0, 'stroke="#c9d9e2" stroke-width=".7"');
};

export const larder: Record<string, () => string> = {
  'pineapple-slices': () => laid([pineappleRing], [[10, 10.6, 0], [21.6, 11.4, 0], [10.6, 21, 0], [22, 21.6, 0]]),
  'peach-halves': () => laid([peachHalf], [[9.4, 11, -10], [22.4, 10.8, 14], [10, 21.4, 8], [22.6, 21.6, -12]]),
  coconut: () => moved(11.6, 14.4, 1, -14, solid('M-10 0A10 9.6 0 0 1 10 0A10 9.6 0 0 1-10 0z', 'rad:#a8744a,#6d4222,#3c200c', '#1c0c02', '#e9c8a4', 1.2) + Array.from({ length: 26 }, (_, i) => line(`M${-8 + ((i * 5.3) % 16)} ${-7 + ((i * 3.1) % 14)}q1.6.4 2.4 1.2`, '#c9986a', 0.35, 'opacity=".6"')).join('') + [[-1, -6], [2.4, -6.4], [1, -3.6]].map(([x = 0, y = 0]) => oval(x, y, 0.9, 0.7, '#2c1608')).join('')) + moved(21, 20, 1, 12, solid('M-9 0A9 8.2 0 0 1 9 0A9 8.2 0 0 1-9 0z', 'rad:#8a5a34,#54300f,#341a06', '#1c0c02', '#d9b08a', 0.8) + oval(0, -0.3, 7.9, 7, '#ffffff') + oval(0.2, 0.2, 5.8, 5, 'rad:#e6e0d4,#f9f6ee,#ffffff')),
  'foul-medames': () => heap({ seed: 251, ground: '#4f2f14', grains: [shape('M-2.4.2C-2.4-1.4-.8-2 .6-1.8C2-1.6 2.8-.6 2.4.6C2 1.8.8 2-.6 1.8C-1.6 1.6-2.4 1.2-2.4.2z', 'rad:#b5824c,#7f5224,#52300f') + oval(-0.4, -0.9, 0.9, 0.35, '#fff', -10, 'opacity=".4"')], gap: 3.6, rows: 6, turn: 80 }),
  'baked-beans': () => heap({ seed: 252, ground: '#c2401c', grains: [oval(0, 0, 2.3, 1.6, 'rad:#ffc48a,#e8843c,#b54f14') + oval(-0.7, -0.6, 0.9, 0.4, '#fff', -18, 'opacity=".55"')], gap: 3.6, rows: 6, turn: 80 }),
  passata: () => bottle({ glass: 'lin:#f0563a,#cf2a1c,#9a140c', cap: 'lin:#f2f2f0,#b9bcc0', label: '#fff8ea', motif: dot(0, 0.4, 3, 'rad:#ff7a5c,#d62f22') + shape('M-1.8-2.2L0-1.4L1.8-2.2L.8-3.100L0-3.8L-.8-3.1z', '#4f9a34') }),
  'date-syrup': () => bottle({ glass: 'lin:#7a4526,#4a2410,#2a1004', cap: 'lin:#c9a24a,#8a6a1c', label: '#fff6e2', motif: oval(0, 0.4, 3.6, 2, 'rad:#a9622f,#5a270d', -16), slim: true }),
  'yeast-sachets': () => sachet(10, 13, -14, '#c97b2b') + sachet(20, 13.4, 8, '#c97b2b') + sachet(15.6, 21, -2, '#c97b2b'),
  'pizza-dough': () => solid('M3 17C3 11 8.6 8 16 8S29 11 29 17S23.4 25.6 16 25.6S3 23 3 17z', 'rad:#fffaf0,#f9ead0,#e3c99c', '#a8844c', '#ffffff', 1.2) + oval(16, 16.4, 8.6, 5.2, '#fffdf6', 0, 'opacity=".5"'),
  'glass-of-milk': () => glassOf('lin:#ffffff,#f6f3ea,#dfe3e6', '#ffffff'),
  'chocolate-milk': () => glassOf('lin:#c99a72,#9a6a44,#7a4e2c', '#e0b890'),
  'labneh-balls': () => laid([solid('M-4.2 0A4.2 4.2 0 0 1 4.2 0A4.2 4.2 0 0 1-4.2 0z', 'rad:#ffffff,#f8f3e4,#dccfb0', '#9a8a5c', '#ffffff', 0.8) + [[-1, -1], [1.4, 0.4], [-0.4, 1.8]].map(([x = 0, y = 0]) => oval(x, y, 0.5, 0.25, '#6f7f35', x * 40)).join('')], [[8, 11, 0], [16.6, 9.6, 60], [25, 11.6, 120], [11.6, 18, 30], [20.6, 18.4, 90], [6.4, 23, 0], [15.6, 24.6, 50], [25, 24, 10]]),
  egg: () => laid([egg('rad:#f9d3a8,#dd9f66,#a8682f', '#6d3c10')], [[9.6, 12.6, -14, 1.24], [22.4, 12.6, 12, 1.24], [16, 20, 4, 1.34]]),
  'eggs-tray': () => eggsIn(egg('rad:#ffffff,#f6f1e8,#d9cfc0', '#9a8c78'), 3, 6, 0.62, 'lin:#d3cfc4,#a39d8f', '#7a756a'),
  'brown-eggs': () => eggsIn(egg('rad:#f9d3a8,#dd9f66,#a8682f', '#6d3c10'), 2, 5, 0.84, 'lin:#c9c3b2,#99917f', '#6f695c'),
  'organic-eggs': () => eggsIn(egg('rad:#fbe3c8,#e9bd8c,#b8824c', '#7a4c1c'), 2, 3, 1.12, 'lin:#b5c9a4,#7f9a6c', '#566e48'),
  'quail-eggs': () => eggsIn(egg('rad:#fbf3e0,#e6d6b4,#b5a078', '#6d5c38', [[-1.6, -2, 0.9], [1.4, -0.6, 1.1], [-0.6, 1.8, 1], [2, 2.4, 0.7], [-2.6, 0.8, 0.6], [0.4, -3.4, 0.5]].map(([x = 0, y = 0, r = 1], i) => oval(x, y, r, r * 0.7, i % 2 ? '#4a3820' : '#6d5430', i * 40)).join('')), 3, 6, 0.58, 'lin:#dfe6ea,#aebac2', '#86949e'),
  'maple-leaf': () => solid('M16 3L18.6 8L21.6 6.6L21 13L24.6 9.6L25.4 12L29.6 11.4L27.6 15.6L29.6 17L22.6 22L23.4 24.4L17 23.6L16.6 29.4H15.4L15 23.6L8.6 24.4L9.4 22L2.4 17L4.4 15.6L2.4 11.4L6.6 12L7.4 9.6L11 13L10.4 6.6L13.4 8z', 'rad:#ffb05c,#e2601c,#a8300a', '#6d1c02', '#fff0d0', 1) + line('M16 28V10M16 23L7 16.6M16 23L25 16.6M16 16L12.6 11M16 16L19.4 11', '#ffd9a8', 0.5, 'opacity=".75"'),
  teapot: () => moved(16, 16, 1, 0, `<path d="M-9.6-4.600C-15-5-15 5-8.6 5.4" fill="none" stroke="#8fb5c4" stroke-width="2"/>` + solid('M9-2C12-3 12.6-6.4 15.4-7L15.8-5.4C14-4 13.6 2 9.4 5z', 'lin:#e9f4f8,#a8c9d6,#6f98a8', '#2c5260', '#ffffff', 0.7) + solid('M-9.6-1C-9.6-6-5-8 0-8S9.6-6 9.6-1C9.6 5.6 6.6 10.6 0 10.6S-9.6 5.6-9.6-1z', 'rad:#ffffff,#c9e0e9,#7fa8b8', '#2c5260', '#ffffff', 1.3) + [[-4, 2], [0, 3.6], [4, 2]].map(([x = 0, y = 0]) => moved(x, y, 1, x * 6, [0, 72, 144, 216, 288].map((t) => moved(0, 0, 1, t, oval(0, -1.1, 0.7, 1, '#3f7fa0'))).join('') + dot(0, 0, 0.5, '#f2b632'))).join('') + solid('M-5.4-7.6Q0-11 5.4-7.6Q0-6.2-5.4-7.6z', 'lin:#f6fbfd,#a8c9d6', '#2c5260', '#ffffff', 0.6) + dot(0, -10.2, 1.3, 'rad:#ffffff,#8fb5c4')),
  chamomile: () => [[9.6, 11.6, 1], [22.4, 11, 1], [16, 20.6, 1.15]].map(([x = 0, y = 0, s = 1]) => moved(x, y, s, x * 7, Array.from({ length: 13 }, (_, i) => moved(0, 0, 1, i * 27.7, oval(0, -4.6, 1.1, 2.6, 'lin:#ffffff,#e3e0d6'))).join('') + dot(0, 0, 2.6, 'rad:#ffe06a,#f2b01c,#c27a04') + Array.from({ length: 12 }, (_, i) => dot(Math.cos(i * 2.4) * Math.sqrt(i / 12) * 2.1, Math.sin(i * 2.4) * Math.sqrt(i / 12) * 2.1, 0.3, '#fff0b0')).join(''))).join(''),
  karkade: () => laid([solid('M0 4.600C-3 4.6-4-.6-3.4-4.6Q-2-2.6-1.2-5.4Q0-2.6 1.2-5.4Q2-2.6 3.4-4.6C4-.6 3 4.6 0 4.6z', 'lin:#c2304c,#86122f,#4f061a', '#2c020c', '#ff9ab0', 0.7) + line('M0 4V-2M-1 3Q-2.4 0-2.6-3M1 3Q2.4 0 2.6-3', '#e8708a', 0.35, 'opacity=".7"') + oval(0, 4.4, 1.4, 0.8, '#5f7a3a')], piled(15, 10.6, 8, 0.98)),
};

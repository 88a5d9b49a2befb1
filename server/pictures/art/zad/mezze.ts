import { dot, line, moved, oval, shape, solid } from './brush.ts';
import { laid, piled } from './heap.ts';

/** Small plates of the table: dips in their bowls, olives, what is fried. */
const dip = (glaze: string, rim: string, paint: string, swirl: string, on: string): string =>
  solid('M3 16.4C3.4 23.4 9 27.6 16 27.6S28.6 23.4 29 16.4z', glaze, '#2a1a10', '#ffffff', 1.1) + oval(16, 16, 13.8, 7, rim) + oval(16, 16.2, 12.4, 6, paint) + line('M7 16.6Q8 12 16 12.2T24.6 16Q23.6 20 16 20T10.4 16.6Q11.4 14.2 16 14.2T20.8 16', swirl, 1.2, 'opacity=".8"') + on;
const parsleyBit = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, shape('M0 0Q-1.4-.8-1-2.2L-.2-1.6L0-2.8L.4-1.6L1.2-2.2Q1.4-.8 0 0z', 'lin:#7cc44c,#2f7f2a'));

const olive = (paint: string, pit: string): string => oval(0, 0, 3.5, 2.8, paint) + oval(-1.2, -1.1, 1.1, 0.5, '#fff', -24, 'opacity=".55"') + pit;
const SPOTS = [[6, 10, 12], [13.4, 8.6, -30], [21, 9.2, 20], [27, 12.4, -50], [9, 15.4, -14], [16.6, 14.6, 40], [23.6, 17, 8], [5.2, 20.4, 30], [12.8, 21.6, 0], [20, 22.4, -24], [27, 22.4, 50]] as const;

const kibbehOf = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, solid('M-9.4 0C-6-4-3-5 0-5S6-4 9.4 0C6 4 3 5 0 5S-6 4-9.4 0z', 'rad:#c98a4a,#8f5522,#5c300c', '#2c1402', '#ffe6c0', 1) + Array.from({ length: 26 }, (_, i) => dot(-7 + ((i * 5.3) % 14), -3.2 + ((i * 2.1) % 6.4), 0.28, i % 2 ? '#e9b878' : '#4a2408', 'opacity=".7"')).join(''));

const samosaOf = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, solid('M0-7Q1-7.4 1.8-6.4L8.4 4.4Q8.6 6 7 6.2Q0 7.4-7 6.2Q-8.6 6-8.4 4.4L-1.8-6.4Q-1-7.4 0-7z', 'lin:#fbd68a,#e3a03c,#b86e18', '#6d3804', '#fff6d6', 1) + [[-3, 2], [2.4, 0], [4, 4], [-4.6, 4.6], [0, -3]].map(([a = 0, b = 0]) => dot(a, b, 0.7, '#c98026', 'opacity=".7"') + dot(a - 0.2, b - 0.2, 0.26, '#fff0c0')).join('') + line('M-7.4 4.6Q0 2.4 7.4 4.6', '#b5701c', 0.5, 'opacity=".55"'));

const falafelOf = (x: number, y: number): string =>
  solid(`M${x - 6} ${y}A6 5.4 0 0 1 ${x + 6} ${y}A6 5.4 0 0 1 ${x - 6} ${y}z`, 'rad:#c9944c,#8a5a20,#54300a', '#261202', '#ffe6b4', 1) + Array.from({ length: 22 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 22) * 5; return dot(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.9, 0.32, i % 3 ? '#e6bd74' : '#4f7a24', 'opacity=".75"'); }).join('');

export const mezze: Record<string, () => string> = {
  hummus: () => dip('lin:#c9784a,#a3562c,#6d3214', '#dc9468', 'rad:#fdf0cf,#f0d9a4,#d9b874', '#d3b06a', shape('M11 16.6Q14 14.4 18 15.2T21.4 17.2Q17 19 13.6 18.2T11 16.6z', 'lin:#e3c83a,#a8941c', 'opacity=".9"') + [[14.6, 15], [17.6, 15.6], [16, 17]].map(([x = 0, y = 0]) => dot(x, y, 1.3, 'rad:#fff0c8,#e3bf78,#b88a3c')).join('') + [[9, 14, 0], [23, 18, 60], [20.6, 13.6, 30]].map(([x = 0, y = 0, t = 0]) => parsleyBit(x, y, t)).join('') + Array.from({ length: 14 }, (_, i) => dot(8 + ((i * 4.7) % 16), 12.8 + ((i * 2.3) % 7), 0.28, '#b5341c')).join('')),
  moutabal: () => dip('lin:#5f7f8a,#3f5f6a,#20383f', '#8fb0ba', 'rad:#f0e6d2,#d9c9ac,#b5a080', '#a8936c', shape('M11 16.6Q14 14.4 18 15.2T21.4 17.2Q17 19 13.6 18.2T11 16.6z', 'lin:#d3bd34,#9a8a1c', 'opacity=".9"') + Array.from({ length: 9 }, (_, i) => moved(14 + ((i * 3.1) % 6), 14.6 + ((i * 1.3) % 3), 1, i * 40, oval(0, 0, 0.7, 0.5, 'rad:#ff6a7a,#b5163c'))).join('') + [[9.4, 15, 0], [22.6, 17.6, 60]].map(([x = 0, y = 0, t = 0]) => parsleyBit(x, y, t)).join('') + Array.from({ length: 16 }, (_, i) => dot(7.6 + ((i * 5.3) % 17), 12.6 + ((i * 2.3) % 7.4), 0.26, '#6d5a3c')).join('')),
  'labneh-bowl': () => dip('lin:#ffffff,#e6e2d8,#b9b2a2', '#ffffff', 'rad:#ffffff,#faf6ec,#e6dcc6', '#dccfb2', shape('M10.6 16.8Q14 14.2 18 15T21.8 17.2Q17 19.4 13.4 18.6T10.6 16.8z', 'lin:#e3cf3a,#a89a20', 'opacity=".95"') + [[20, 14.4, 40], [21.4, 15.2, 90]].map(([x = 0, y = 0, t = 0]) => parsleyBit(x, y, t)).join('') + Array.from({ length: 16 }, (_, i) => dot(9 + ((i * 4.3) % 14), 13.2 + ((i * 1.9) % 6), 0.26, i % 2 ? '#5f7a2a' : '#8a2f3a')).join('')),
  olive: () => laid([olive('rad:#dce27a,#9aa838,#5f6d18', dot(2.4, -0.2, 1, '#d9381f') + dot(2.6, -0.4, 0.4, '#ff9a7a')), olive('rad:#d3da6c,#8f9d30,#566414', '')], SPOTS.map((s) => [...s, 1.02] as const)),
  'green-olives': () => laid([olive('rad:#dce27a,#9aa838,#5f6d18', line('M-1.4 1Q0 .2 1.6 1.2', '#4f5c14', 0.5)), olive('rad:#e6e890,#a8b444,#6a781e', line('M-1.6-.4Q0 .6 1.8-.6', '#4f5c14', 0.5))], SPOTS),
  'black-olives': () => laid([olive('rad:#6d6072,#2c2430,#0e0a12', oval(2.5, 0, 0.8, 1, '#08060a') + line('M2.2-.8Q1.8 0 2.2.9', '#7a6d80', 0.25)), olive('rad:#74667a,#322838,#120c16', '')], SPOTS),
  capers: () => laid([dot(0, 0, 2.1, 'rad:#b5bf6a,#6f7f34,#3f4c18') + line('M-1.4-.8Q0 .6 1.4-.8M-1.2.8Q0-.4 1.2.8', '#39461a', 0.35, 'opacity=".6"') + line('M0-2L.4-3', '#6f7f34', 0.5)], piled(40, 12, 8.6)),
  makdous: () => [[9.6, 12.4, -20], [22, 12, 24], [15.6, 21.4, 4]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, solid('M0-7C4-7 7-3 6.8 1.4C6.6 5 3.6 7 0 7S-6.6 5-6.8 1.4C-7-3-4-7 0-7z', 'rad:#8a6a6a,#4f3444,#2a1626', '#0e0410', '#e3c9cf', 1) + shape('M-1-5Q1.6-2 .6 5.4Q-2 3-1-5z', 'lin:#e9b878,#b5562c') + [[-0.2, -2], [0.2, 1], [-0.4, 3.4]].map(([a = 0, b = 0]) => dot(a, b, 0.7, '#f3dcae')).join('') + shape('M-2.4-6.6Q0-8.6 2.4-6.6Q1-5.6 0-6Q-1-5.6-2.4-6.6z', '#6f7f3a'))).join(''),
  kibbeh: () => kibbehOf(10.4, 9.6, -24) + kibbehOf(21.4, 12.6, 18) + kibbehOf(10.6, 19.4, 10) + kibbehOf(21.4, 22.4, -16),
  samosa: () => samosaOf(9.4, 11.6, -12) + samosaOf(22.8, 11.4, 10) + samosaOf(16, 20.8, 2),
  falafel: () => falafelOf(9.4, 11.4) + falafelOf(22, 11) + falafelOf(9.8, 21.6) + falafelOf(22.4, 21.4),
  'spice-sachet': () => solid('M8 4.6H24L25 6V27L24 28.4H8L7 27V6z', 'linx:#e9dcc4,#fffaf0,#f0e4cc,#c9b694', '#8a744c', '#ffffff', 0.9) + line('M7.4 7.6H24.6M7.4 25.4H24.6', '#b5a07a', 0.5, 'stroke-dasharray=".9 .7"') + shape('M8.6 19Q12 14 16 13.8T23.4 19Q16 22.6 8.6 19z', 'rad:#f08a3a,#c2501a,#8a2c08') + Array.from({ length: 14 }, (_, i) => dot(10.6 + ((i * 4.1) % 11), 15.6 + ((i * 1.7) % 4), 0.3, i % 2 ? '#ffc27a' : '#5c1c04')).join(''),
};

import { dot, line, moved, oval, shape, slab, solid, within } from './brush.ts';
import { laid, piled } from './heap.ts';

/** Sweets, biscuits and chocolate by kind. */
const RING = [[6.6, 10, 0], [14.6, 8.8, 30], [22.6, 9.6, 60], [27, 14.6, 20], [9.4, 16.2, 50], [18, 16, 10], [5.6, 21.6, 40], [13.6, 22.6, 0], [21.6, 22.2, 70]] as const;

/** A bar of chocolate: squares, and paper torn back. */
const bar = (dark: string, face: string, light: string, paper: string, shade: string): string =>
  moved(16, 16, 1, -20, slab(-7.4, -12.4, 15.2, 25.4, 1.2, dark) + slab(-7.6, -12.8, 15.2, 25, 1.2, `lin:${light},${face}`) + [0, 1, 2, 3].map((row) => [0, 1, 2].map((col) => slab(-6.9 + col * 4.7, -12 + row * 4.3, 4.3, 3.9, 0.5, dark) + slab(-6.9 + col * 4.7, -12 + row * 4.3, 4, 3.4, 0.5, `lin:${light},${face}`) + slab(-6 + col * 4.7, -11.3 + row * 4.3, 2.4, 1.7, 0.4, face)).join('')).join('') + solid('M-8.4 3L-5.6 4.4L-3 2.8L0 4.600L3 2.6L5.8 4.4L8.4 3V13.4Q8.4 14 7.6 14H-7.6Q-8.4 14-8.4 13.4z', 'lin:#f4f6f8,#c2c9d0', '#6d7780', '#ffffff', 0.5) + solid('M-8.4 6.4H8.4V13.4Q8.4 14 7.6 14H-7.6Q-8.4 14-8.4 13.4z', paper, shade, '#ffffff', 0.8));

const halvaBlock = (bits: string): string => [[10, 10.6, -6], [19.4, 14.4, 6], [12.4, 20.6, -3]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, slab(-6.6, -1.4, 14, 6.6, 0.9, '#b5935a') + solid('M-6.4-4.4H7Q7.6-4.4 7.6-3.8V1.4Q7.6 2 7 2H-6Q-6.6 2-6.6 1.4V-3.8Q-6.6-4.4-6.4-4.4z', 'lin:#f9ebc8,#ead29c,#d3b06a', '#7f5f24', '#fffdf2', 0.8) + Array.from({ length: 9 }, (_, i) => line(`M${-5.4 + ((i * 3.7) % 11)} ${-3.4 + ((i * 1.7) % 4.6)}q1-.4 2 .1`, '#b5935a', 0.3, 'opacity=".7"')).join('') + bits)).join('');
const pistachioBits = [[-4.4, -2.6], [-1, -0.6], [3, -2.4], [5, 0], [-3, 0.8], [1, -3.4]].map(([x = 0, y = 0], i) => oval(x, y, 1, 0.6, i % 2 ? '#8fa83c' : '#6d8a2a', i * 40)).join('');

const delight = (a: string, b: string, shade: string): string => solid('M-3.8-3.4Q-3.6-4.4-2.8-4.4H2.8Q3.8-4.4 4-3.4L4.4 2.6Q4.4 3.8 3.2 3.8H-3.2Q-4.4 3.8-4.4 2.6z', `lin:${a},${b}`, shade, '#ffffff', 0.8) + Array.from({ length: 14 }, (_, i) => dot(-3.4 + ((i * 2.3) % 7), -3.6 + ((i * 1.9) % 7), 0.4, '#fff', 'opacity=".75"')).join('');

const jelly = (a: string, b: string): string => solid('M-4.6 2.4C-4.6-1.6-2.4-3.6 0-3.6S4.6-1.6 4.6 2.4Q4.6 3.4 3.6 3.4H-3.6Q-4.6 3.4-4.6 2.4z', `rad:#ffffff,${a},${b}`, b, '#ffffff', 0.6) + Array.from({ length: 12 }, (_, i) => dot(-3.6 + ((i * 2.3) % 7.4), -2.4 + ((i * 1.7) % 5.4), 0.22, '#fff', 'opacity=".8"')).join('');

const marshmallow = (a: string, b: string): string => solid('M-3.4-2.6A3.4 1.5 0 0 1 3.4-2.6V2.4A3.4 1.5 0 0 1-3.4 2.4z', `linx:${b},${a},${b}`, '#b59aa4', '#ffffff', 0.6) + oval(0, -2.6, 3.4, 1.5, a);

const boiled = (a: string, b: string): string => shape('M-3.4 0L-6.6-2.4L-6 0L-6.6 2.4z', a, 'opacity=".85"') + shape('M3.4 0L6.6-2.4L6 0L6.6 2.4z', a, 'opacity=".85"') + solid('M-3.8 0C-3.8-2.2-2-3 0-3S3.8-2.2 3.8 0S2 3 0 3S-3.8 2.2-3.8 0z', `rad:#ffffff,${a},${b}`, b, '#ffffff', 0.5) + line('M-2-1.400Q0 0-1.4 2', '#fff', 0.5, 'opacity=".7"');

const sugared = (a: string, b: string): string => solid('M-3.8 0C-3-2.6-.6-3 1.4-2.4C3.2-1.8 4 -.6 4.2.2C3.4 1.8 1.4 2.8-.8 2.6C-2.6 2.4-3.6 1.4-3.8 0z', `rad:#ffffff,${a},${b}`, b, '#ffffff', 0.5);
const coated = solid('M-3.8 0C-3-2.6-.6-3 1.4-2.4C3.2-1.8 4-.6 4.2.2C3.4 1.8 1.4 2.8-.8 2.6C-2.6 2.4-3.6 1.4-3.8 0z', 'rad:#a8724a,#623618,#341a08', '#120802', '#f6d9bc', 0.6) + oval(-1, -1.2, 1.2, 0.4, '#fff', -20, 'opacity=".5"');

const biscuit = (r: number, paint: string, shade: string, on: string): string => oval(0.2, r * 0.2, r, r * 0.82, shade) + solid(`M${-r} 0A${r} ${r * 0.82} 0 0 1 ${r} 0A${r} ${r * 0.82} 0 0 1 ${-r} 0z`, paint, shade, '#fffdf0', 0.8) + on;
const sesameOn = Array.from({ length: 26 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 26) * 4.6; return oval(Math.cos(a) * q, Math.sin(a) * q * 0.8, 0.5, 0.28, i % 6 ? '#fff4d4' : '#8fa83c', i * 47); }).join('');
const FOUR = [[9.4, 11, -6], [22.6, 11, 8], [9.6, 21.4, 6], [22.8, 21.6, -8]] as const;

export const confectionery: Record<string, () => string> = {
  'chocolate-bar': () => bar('#3c1d0e', '#7a4526', '#a5683c', 'lin:#d9b35c,#a87c24', '#5c3f08'),
  'milk-chocolate': () => bar('#4a2612', '#8f5630', '#b97c4c', 'lin:#e9d3a4,#c29f60', '#6d5020'),
  'white-chocolate': () => bar('#c9ab74', '#f6e6c0', '#fffaea', 'lin:#f3f1ec,#cfc8ba', '#8a7f6c'),
  'kunafa-chocolate': () => moved(16, 16, 1, -10, slab(-12.6, -6.6, 25.6, 15, 1.4, '#2c1408') + solid('M-12.6-8.4Q-12.6-9.6-11.4-9.6H11.4Q12.6-9.6 12.6-8.4V4Q12.6 5.2 11.4 5.2H-11.4Q-12.6 5.2-12.6 4z', 'lin:#8a5230,#5c3018,#42200e', '#1c0a02', '#f0c8a4', 1) + [-8.4, 0, 8.4].map((x) => slab(x - 3.6, -8, 7.2, 11.4, 0.9, '#6d3c20') + slab(x - 2.8, -7.2, 5.6, 9.6, 0.7, 'lin:#85502e,#5c3018')).join('') + shape('M-12.6 5.2H12.6V9Q12.6 10 11.4 10H-11.4Q-12.6 10-12.6 9z', '#4a2612') + shape('M-11.8 5.9H11.8V9.2H-11.8z', 'lin:#b9c95c,#8fa83c') + Array.from({ length: 26 }, (_, i) => line(`M${-11 + ((i * 4.3) % 22)} ${6.2 + ((i * 1.1) % 2.6)}q.8-.6 1.5.2`, i % 3 ? '#e3b554' : '#6d8a24', 0.5)).join('')),
  halva: () => halvaBlock(''),
  'pistachio-halva': () => halvaBlock(pistachioBits),
  'sesame-brittle': () => [[9.6, 10, -8], [20.6, 13, 6], [12.4, 20.6, -4]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, slab(-7.4, -2.8, 15, 8, 0.8, '#8a4f0c') + slab(-7.4, -4, 15, 8, 0.8, 'lin:#f0c062,#d3922c,#b06f14') + Array.from({ length: 52 }, (_, i) => oval(-6.8 + ((i * 3.7) % 13.8), -3.4 + ((i * 2.3) % 6.8), 0.62, 0.36, i % 4 ? '#fff0c4' : '#e3b468', i * 53)).join(''))).join(''),
  'omani-halwa': () => solid('M3.6 14L6 26.6Q6.6 29.4 16 29.4T26 26.600L28.4 14z', 'linx:#a8702c,#f0cc7a,#c28c34,#8a5a14', '#4f2f04', '#fff6d6', 1) + oval(16, 13.4, 13.2, 6.4, '#e9c06a') + oval(16, 13.6, 11.8, 5.4, 'rad:#c9641c,#8f3a0c,#5c1f04') + oval(11.6, 11.6, 4, 1.2, '#ffc48a', -10, 'opacity=".6"') + Array.from({ length: 9 }, (_, i) => moved(9 + ((i * 4.7) % 14), 11.6 + ((i * 2.1) % 4.6), 1, i * 50, shape('M-1.2 0Q0-.8 1.2 0Q0 .7-1.2 0z', i % 2 ? '#f6e2bc' : '#a5bd54'))).join('') + Array.from({ length: 8 }, (_, i) => line(`M${9 + ((i * 5.3) % 13)} ${12 + ((i * 1.7) % 4)}q.8-.8 1.6 0`, '#e23c14', 0.35)).join(''),
  'turkish-delight': () => laid([delight('#ffc2d0', '#e9809c', '#a83a5c'), delight('#ffd3dc', '#f096ac', '#a83a5c')], RING.map((s) => [...s] as const)),
  jellies: () => laid([jelly('#ff8a7a', '#c9202c'), jelly('#ffe27a', '#dca010'), jelly('#b5e27a', '#4f9a24'), jelly('#ffb86a', '#d9660a')], RING),
  marshmallows: () => laid([marshmallow('#ffffff', '#e6dcd4'), marshmallow('#ffdbe6', '#f0aac2')], RING.map(([x, y, t]) => [x, y, t - 30] as const)),
  candy: () => laid([boiled('#ff6a5c', '#b5141c'), boiled('#ffcf4a', '#cf8a04'), boiled('#8fd45a', '#3a8a1c'), boiled('#ff9a3c', '#c9540a')], RING.map(([x, y, t]) => [x, y, t * 1.4 - 20, 0.92] as const)),
  'sugared-almonds': () => laid([sugared('#ffe3ea', '#e0a4b4'), sugared('#ffffff', '#cfc8c0'), sugared('#dfeef8', '#9bbfd6')], piled(26, 11.4, 8.4, 1.1)),
  'chocolate-almonds': () => laid([coated], piled(26, 11.4, 8.4, 1.1)),
  barazek: () => laid([biscuit(5.8, 'rad:#f0bf6a,#cf8f34,#a3661a', '#6d3c08', sesameOn)], FOUR),
  ghraybeh: () => laid([biscuit(5.8, 'rad:#fffaea,#f6e4ba,#dcbf84', '#a8843c', oval(0, -0.2, 1.6, 1, 'rad:#b5cf5c,#7f9e34,#55701c', 20))], FOUR),
  cookie: () => laid([biscuit(6.2, 'rad:#e9b66a,#c2853a,#8f5a1c', '#5c3408', [[-3, -2], [1.6, -2.6], [3.4, 0.8], [-1, 1.6], [-3.8, 1.4], [1, 3.2]].map(([x = 0, y = 0]) => oval(x, y, 1, 0.8, 'rad:#7a4526,#3c1d0e', x * 20)).join(''))], FOUR),
  'sandwich-biscuits': () => laid([moved(0, 0, 1, 0, oval(0.2, 2.6, 6, 4.6, '#160a06') + oval(0.2, 1.6, 5.8, 4.5, '#fff8ea') + solid('M-6.2 0A6.2 4.8 0 0 1 6.2 0A6.2 4.8 0 0 1-6.2 0z', 'rad:#6d4a3a,#3f2418,#22100a', '#0a0402', '#d9b8a0', 0.8) + Array.from({ length: 16 }, (_, i) => dot(Math.cos(i * 0.3927) * 5, Math.sin(i * 0.3927) * 3.8, 0.4, '#7f5a48', 'opacity=".8"')).join('') + `<ellipse rx="3" ry="2.3" fill="none" stroke="#7f5a48" stroke-width=".5"/>` + line('M-1.4 0H1.4M0-1V1', '#7f5a48', 0.5))], FOUR),
  lollipop: () => [[9, 11, -14, '#ff6a5c', '#c9202c'], [23, 11, 14, '#8fd45a', '#3f8a24'], [16, 15, 0, '#ffb03c', '#d9660a']].map(([x, y, t, a, b]) => moved(Number(x), Number(y), 1, Number(t), slab(-0.7, 5, 1.4, 11, 0.7, 'linx:#ffffff,#cfd3d8') + solid('M-6.6 0A6.6 6.6 0 0 1 6.6 0A6.6 6.6 0 0 1-6.6 0z', `rad:#ffffff,${a},${b}`, String(b), '#ffffff', 0.9) + within('M-6.6 0A6.6 6.6 0 0 1 6.6 0A6.6 6.6 0 0 1-6.6 0z', line('M0 0Q2.6-2 2-4.600T-3-5.4M0 0Q-3 .6-4.6 3.2M0 0Q1.6 2.8 4.8 3', '#fff', 1, 'opacity=".7"')))).join(''),
};

import { dot, line, moved, oval, shape, solid, within } from './brush.ts';
import { diced } from './fish-cuts.ts';
import { laid } from './heap.ts';

const SKIN = 'rad:#fff4e4,#f9dcb8,#e3ae7c';
const FLESH = 'lin:#ffeae2,#f9c6b8,#ea9f90';
const SKIN_SHADE = '#a8683a';
const FLESH_SHADE = '#a9584c';

const rosemary = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, line('M0 0Q1-5 0-10', '#6d7a44', 0.5) + [-1.6, -3, -4.4, -5.8, -7.2, -8.6].map((at) => line(`M.4 ${at}L-1.6 ${at - 1.6}M.5 ${at}L2.3 ${at - 1.5}`, '#4f7f43', 0.55)).join(''));

/** Fine bumps of skin. */
const pores = (count: number, w: number, h: number): string => Array.from({ length: count }, (_, i) => dot(-w / 2 + ((i * 3.73) % w), -h / 2 + ((i * 2.37) % h), 0.2, '#d39a66', 'opacity=".55"')).join('');

const wholeBird = (x: number, y: number, scale: number, skin: string, shade: string): string =>
  moved(x, y, scale, 0,
    solid('M-11.4 4.6C-13.6-1.6-9.8-8.8-3.4-9.8Q0-10.4 3.4-9.8C9.8-8.8 13.6-1.6 11.4 4.6C9.6 8.6 5 10 0 10S-9.6 8.6-11.4 4.6z', skin, shade, '#ffffff', 1.2) + moved(0, 0, 1, 0, pores(52, 15, 12)) + line('M0-9Q-.8-3 0 3', shade, 0.5, 'opacity=".4"') +
    solid('M-11-6.4C-13.8-6.2-14.8-2.4-13.4 1.2C-12.4 3.6-10.4 3.6-9.8 1.6C-9.4-1-8.6-4-11-6.4z', skin, shade, '#ffffff', 0.8) + solid('M11-6.4C13.8-6.2 14.8-2.4 13.4 1.2C12.4 3.6 10.4 3.6 9.8 1.6C9.4-1 8.6-4 11-6.4z', skin, shade, '#ffffff', 0.8) +
    [-1, 1].map((flip) => `<g transform="scale(${flip} 1)">${solid('M2 9.4C1 4 4-.4 8.4.2C12.4.8 13 5.4 10.2 8.2C8.6 9.8 6.4 10 4.6 10.4Q3.4 12 2 12.4Q.6 12.2.8 10.8Q1.2 10.2 2 9.4z', skin, shade, '#ffffff', 0.9)}</g>`).join('') + line('M-1.6 10.4Q0 11.6 1.6 10.4', shade, 0.6, 'opacity=".7"'));

const breast = (x: number, y: number, scale: number, turn: number, paint: string, shade: string): string => {
  const outline = 'M-12.4 1C-12.6-3.8-7.6-6.4-1-6.2C6-6 12.6-2.6 13.2.8C13 3 9.6 3.4 7.4 4.6C3.6 6.6-1.6 6.8-6 6C-10 5.2-12.2 4-12.4 1z';
  return moved(x, y, scale, turn, solid(outline, paint, shade, '#ffffff', 1) + within(outline, line('M-12-1Q0-5.4 13 .4M-12.6 1.6Q-1-2 11 2.4M-11.6 4Q-2 1.6 7 4.6', '#fff4ef', 0.6, 'opacity=".55"') + oval(-5, -2.6, 4, 1.4, '#fff', -14, 'opacity=".3"')));
};

/** A drumstick: the knuckle of bone at the end of it. */
const drumstick = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, solid('M9-1.4L12.6-2.2Q13.8-3.4 14.8-2.2Q15.6-1 14.6-.2Q15.4.8 14.6 1.8Q13.4 2.6 12.4 1.4L9 1.2z', 'lin:#fffaf0,#efdcc2', '#b99a74', '#ffffff', 0.5) + solid('M-9.6-1.4C-9.4-5.6-5.6-7.2-1.6-6.2C3-5.2 6.4-2.4 10.6-1.8Q11.4-.2 10.6 1.4C6 2.2 3.4 5.6-1.6 6.2C-6.4 6.6-9.8 3-9.6-1.4z', SKIN, SKIN_SHADE, '#ffffff', 1) + moved(-2, 0, 1, 0, pores(26, 12, 9)) + line('M8.8-1.8Q9.8-.2 8.8 1.6', '#c47f52', 0.5, 'opacity=".6"'));

/** A wing folded as it is sold: the drumette, the flat and the tip. */
const wing = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn,
    solid('M8 3.4C9.6 4.4 10.8 6.2 10 7.2C9 7.8 7.2 6.6 6 5.2z', SKIN, SKIN_SHADE, '#ffffff', 0.5) + solid('M-1.6-4.6C.6-5.8 2.8-4.8 4.6-2.4C6.8.4 9 2.4 8.8 4.4C7.8 6.2 5.4 5.4 3.4 3.4C1.2 1.2-1.2-.6-2.2-2.2Q-2.6-3.8-1.6-4.6z', SKIN, SKIN_SHADE, '#ffffff', 0.8) +
    solid('M-9.4 5C-10.2 3-9 .6-6.6-1.2C-4.6-3-3-5.2-.6-4.8C1.4-4.2 1.6-1.8.2.4C-1.4 2.8-3.4 5-5.8 6C-7.4 6.6-8.8 6.2-9.4 5z', SKIN, SKIN_SHADE, '#ffffff', 0.9) + oval(-9, 5.2, 0.9, 0.7, 'rad:#fffaf0,#eedfc6,#c8ad86', 40) + moved(-4.6, 1, 1, -46, pores(12, 8, 4)));

const thigh = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-8-.6C-8.4-4.6-4.6-6.8-.4-6.4C4-6.2 8-4.2 8.4-.4C8.6 3.6 5 6.2.6 6C-3.8 6-7.6 4-8-.6z';
  return moved(x, y, scale, turn, solid(outline, 'lin:#fbc9b8,#ee9f8c,#d97f6e', '#8f3c34', '#fff1ea', 0.9) + within(outline, line('M-8-2Q-2-5 3-5.6M-8.4 1Q-1-2.6 8-2.6M-6 4Q0 .6 8.4 1.2', '#ffe6da', 0.8, 'opacity=".6"') + oval(4.6, -3.6, 2.4, 1.2, '#fff2da', 24, 'opacity=".8"') + oval(-4.6, 3.6, 1.8, 0.9, '#fff2da', 20, 'opacity=".8"')));
};

const DUCK = 'rad:#fbf1df,#f0d6ae,#cf9e68';

/** A slice off a cooked or smoked joint; `rind` is its edge. */
const meatSlice = (x: number, y: number, scale: number, turn: number, paint: string, shade: string, rind: string, grain: string): string => {
  const outline = 'M-7.4.6C-7.8-3.2-4-5.4.2-5.4C4.6-5.4 7.8-3.2 7.6.4C7.4 3.8 4 5.4 0 5.4S-7-3-7.4.6z';
  return moved(x, y, scale, turn, shape(outline, rind, 'transform="translate(.2 .6)"') + solid(outline, paint, shade, '#fffaf2', 0.7) + line(outline, rind, 0.6) + within(outline, grain));
};

/** Thin slices fanned over one another in two rows, as they lie in a pack. */
export function fanned(paint: string, shade: string, rind: string, grain: string): string {
  return laid([meatSlice(0, 0, 0.98, 0, paint, shade, rind, grain)], [[7, 10.4, -8], [12.6, 9.8, -2], [18.2, 9.8, 4], [24, 10.4, 10], [8.4, 20.4, -8], [14, 20, -2], [19.6, 20, 4], [25.2, 20.6, 10]]);
}

export const poultry: Record<string, () => string> = {
  'whole-chicken': () => wholeBird(16, 15.6, 1.04, SKIN, SKIN_SHADE) + rosemary(4, 29, 0.7, -60),
  'chicken-pieces': () => drumstick(8.6, 9, 0.62, 18) + drumstick(23, 8.6, 0.62, -14) + breast(9, 17, 0.6, -8, SKIN, SKIN_SHADE) + breast(22.6, 16.8, 0.6, 10, SKIN, SKIN_SHADE) + wing(8, 24.4, 0.62, 6) + wing(17, 24.6, 0.6, -8) + thigh(25.4, 24, 0.6, 10),
  'chicken-curry-cut': () => laid([moved(0, 0, 0.54, 0, thigh(0, 0, 1, 0) + oval(-7, 0, 1.8, 1.9, 'rad:#fffaf0,#eedfc6,#c8ad86') + oval(-7, 0, 0.9, 1, '#c2705c')), thigh(0, 0, 0.54, 0), thigh(0, 0, 0.5, 30)], [[6.4, 9.6, 10], [14.4, 8.8, -14], [22.6, 9.4, 20], [27.4, 15, 70], [6, 17, -30], [13.4, 16.4, 30], [21, 17, -8], [8.6, 24, 12], [16.6, 24, -20], [24.6, 23.6, 24]]),
  'chicken-butterflied': () =>
    moved(16, 16, 1, 0, [-1, 1].map((flip) => `<g transform="scale(${flip} 1)">${drumstick(-8.6, 6.6, 0.66, 128)}${solid('M0-9.6C-5.4-11-11.6-8-12.4-2.6C-12.8 2.4-9.4 7.4-4.4 8.4Q-1.6 8.8 0 7.4z', SKIN, SKIN_SHADE, '#ffffff', 1)}${wing(-11.4, -6.6, 0.5, -64)}</g>`).join('') + pores(44, 20, 12) + line('M0-9V7', SKIN_SHADE, 0.7, 'opacity=".45"')) + rosemary(16.4, 29.6, 0.6, 86),
  'chicken-breast': () => breast(17, 10.4, 1, -8, FLESH, FLESH_SHADE) + breast(15, 20.8, 1.04, 4, FLESH, FLESH_SHADE) + rosemary(27.6, 28.6, 0.6, 34),
  drumsticks: () => drumstick(13.6, 8.6, 0.9, -8) + drumstick(18.6, 16.2, 0.9, 172) + drumstick(13.8, 23.6, 0.9, -6),
  'chicken-wings': () => laid([wing(0, 0, 0.74, 0)], [[8, 9, -8], [17.6, 8.6, 6], [26, 10.4, 18], [8.4, 16.6, 10], [17.6, 16.4, -10], [26, 18, 8], [10.4, 24, -4], [20.4, 24, 8]]),
  'chicken-thighs': () => thigh(9, 10.6, 1, -8) + thigh(23.4, 11, 1, 10) + thigh(9.4, 21.4, 1, 8) + thigh(23, 21.6, 1, -10) + rosemary(16, 27.6, 0.6, 8),
  'shish-tawook': () => {
    const spice = Array.from({ length: 40 }, (_, i) => dot(4 + ((i * 5.9) % 25), 6 + ((i * 3.3) % 20), 0.24, i % 2 ? '#5f8a2a' : '#8a2c10')).join('');
    return diced(41, [['#ffcf7a', '#ef9f3f', '#d47f28'], ['#fbbf62', '#e69034', '#c66f20']], '#fff0c4') + spice;
  },
  quail: () => laid([wholeBird(0, 0, 0.56, SKIN, SKIN_SHADE)], [[8.6, 9.8, 0], [23.4, 9.8, 0], [8.6, 22.2, 0], [23.4, 22.2, 0]]),
  duck: () => moved(16, 15.6, 1, 0, `<g transform="scale(.88 1.1)">${wholeBird(0, 0, 1.08, DUCK, '#8f5c2c')}</g>`),
  'turkey-slices': () => fanned('lin:#fdeee2,#f6d8c4,#e8bfa6', '#b07a5c', '#b0763e', line('M-7-1Q0-3 7.4-.4M-7 2Q0 .4 7 2.2', '#fff8f0', 0.5, 'opacity=".7"')),
};

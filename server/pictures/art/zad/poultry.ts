import { dot, line, moved, oval, solid, within } from './brush.ts';
import { lemonSlice } from './fish.ts';
import { laid } from './heap.ts';
import { chunk, meatSlice, rosemary, shingled, specks } from './meat-cuts.ts';

const SKIN = 'rad:#fff4e4,#f9dcb8,#e3ae7c';
const FLESH = 'lin:#ffeae2,#f9c6b8,#ea9f90';
const SKIN_SHADE = '#a8683a';
const FLESH_SHADE = '#a9584c';

/** Fine bumps of skin. */
const pores = (count: number, w: number, h: number): string => Array.from({ length: count }, (_, i) => dot(-w / 2 + ((i * 3.73) % w), -h / 2 + ((i * 2.37) % h), 0.2, '#d39a66', 'opacity=".55"')).join('');

const wholeBird = (x: number, y: number, scale: number, skin: string, shade: string): string =>
  moved(x, y, scale, 0,
    solid('M-11.4 4.6C-13.6-1.6-9.8-8.8-3.4-9.8Q0-10.4 3.4-9.8C9.8-8.8 13.6-1.6 11.4 4.6C9.6 8.6 5 10 0 10S-9.6 8.6-11.4 4.6z', skin, shade, '#ffffff', 1.2) + moved(0, 0, 1, 0, pores(52, 15, 12)) + line('M0-9Q-.8-3 0 3', shade, 0.5, 'opacity=".4"') +
    solid('M-11-6.4C-13.8-6.2-14.8-2.4-13.4 1.2C-12.4 3.6-10.4 3.6-9.8 1.6C-9.4-1-8.6-4-11-6.4z', skin, shade, '#ffffff', 0.8) + solid('M11-6.4C13.8-6.2 14.8-2.4 13.4 1.2C12.4 3.6 10.4 3.6 9.8 1.6C9.4-1 8.6-4 11-6.4z', skin, shade, '#ffffff', 0.8) +
    [-1, 1].map((flip) => `<g transform="scale(${flip} 1)">${solid('M2 9.4C1 4 4-.4 8.4.2C12.4.8 13 5.4 10.2 8.2C8.6 9.8 6.4 10 4.6 10.4Q3.4 12 2 12.4Q.6 12.2.8 10.8Q1.2 10.2 2 9.4z', skin, shade, '#ffffff', 0.9)}</g>`).join('') + line('M-1.6 10.4Q0 11.6 1.6 10.4', shade, 0.6, 'opacity=".7"'));

/** A breast fillet: broad and plump at the shoulder, drawn out to a point. */
const breast = (x: number, y: number, scale: number, turn: number, paint: string, shade: string): string => {
  const outline = 'M-12.4-.4C-12.6-5.4-7.6-7.8-2-7.2C3.4-6.6 7-3 10.4.2C12 1.8 14.4 2.4 14.2 3.6C13.8 5 10.4 4.6 7.6 5.2C4.2 6 1.6 7.4-2.6 7.2C-8.4 6.9-12.2 4.6-12.4-.4z';
  return moved(x, y, scale, turn, solid(outline, paint, shade, '#ffffff', 0.9) + within(outline, oval(-4.4, -1.6, 7.4, 4, 'mid:#fff8f4/.85,#fff8f4/0', 16) + line('M-11 2.6Q-4 5.4 3 3.8T12 3.4', shade, 0.45, 'opacity=".28"') + line('M-8-4.4Q-2-4.6 3.4-1M-6.4 1Q0 2.2 6 1.8', '#fff6f0', 0.4, 'opacity=".5"') + oval(-9, 3.6, 2.2, 0.9, '#fff3dc', 26, 'opacity=".8"')) + oval(-6, -4.6, 2.6, 0.8, '#fff', -8, 'opacity=".6"'));
};

/** A drumstick: the knuckle of bone at the end of it. */
const drumstick = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, solid('M9-1.4L12.6-2.2Q13.8-3.4 14.8-2.2Q15.6-1 14.6-.2Q15.4.8 14.6 1.8Q13.4 2.6 12.4 1.4L9 1.2z', 'lin:#fffaf0,#efdcc2', '#b99a74', '#ffffff', 0.5) + solid('M-9.6-1.4C-9.4-5.6-5.6-7.2-1.6-6.2C3-5.2 6.4-2.4 10.6-1.8Q11.4-.2 10.6 1.4C6 2.2 3.4 5.6-1.6 6.2C-6.4 6.6-9.8 3-9.6-1.4z', SKIN, SKIN_SHADE, '#ffffff', 1) + moved(-2, 0, 1, 0, pores(26, 12, 9)) + line('M8.8-1.8Q9.8-.2 8.8 1.6', '#c47f52', 0.5, 'opacity=".6"'));

/** A wing as it is sold, one skin over drumette, flat and tip, bent at the elbow. */
const WING = 'M-10.2 5.6C-10.8 3-8.4 .2-6-2.4C-4.2-4.4-2.4-7.6.6-7.4C3.2-7.2 4.6-4.6 6.4-2.4C8.2-.2 10.4 1.4 11 4.2C11.6 6.8 11.2 9.4 10 9.2C9 9 9.2 7 8.2 5.8C6.8 4.2 4.4 3.4 2.6 1.2C1.6 0 .6-.4-.4.8C-1.6 2.4-2.4 4.6-4.4 6C-6.2 7.4-8.6 7.8-9.6 7C-10 6.6-10.1 6.2-10.2 5.6z';
const wing = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, solid(WING, SKIN, SKIN_SHADE, '#ffffff', 0.7) + within(WING, moved(-5, 0, 1, -44, pores(18, 11, 6)) + moved(6, 1.4, 1, 44, pores(12, 8, 4)) + line('M-1.6-6.6Q.6-4 .2-.4M1.6-6.6Q2.6-3.6 1.4 0', SKIN_SHADE, 0.4, 'opacity=".35"') + line('M7.6 4.4Q9 3.4 10.6 4', SKIN_SHADE, 0.4, 'opacity=".4"')) + oval(-9.6, 6.1, 1.2, 1, 'rad:#fffaf0,#f0dcc0,#c99a74', 40) + oval(-5.4, -0.6, 2.4, 0.7, '#fff', -46, 'opacity=".5"'));

/** A thigh without its bone lies open, folded at its edges. */
const thigh = (x: number, y: number, scale: number, turn: number, paint = 'rad:#fbd3c4,#f2ab9a,#dd8676', shade = '#8f3c34'): string => {
  const outline = 'M-8.2-1C-8.6-4.6-5.4-6.8-1.6-6.2C.4-5.8 1.4-6.8 3.8-6.2C7.4-5.4 8.8-2.4 8 .6C7.4 2.8 8 4.4 5.6 5.6C3 6.8.4 5.6-1.8 6C-5.6 6.4-7.8 3-8.2-1z';
  return moved(x, y, scale, turn, solid(outline, paint, shade, '#fff1ea', 0.8) + within(outline, line('M-7-2.6Q-3-4.6-.6-1.4T5 2.4M-6 2.6Q-2 .6 1.4 3.2', '#c9685a', 0.5, 'opacity=".4"') + line('M-6.6-2.8Q-3-5-.4-1.8T5.2 2', '#ffe9e0', 0.45, 'opacity=".8"') + oval(4.6, -3.8, 2.4, 1.1, '#fff2da', 24, 'opacity=".9"') + oval(-4.8, 3.8, 1.8, 0.8, '#fff2da', 20, 'opacity=".9"')));
};

const DUCK = 'rad:#fbf1df,#f0d6ae,#cf9e68';

const CHICKEN = { paint: 'rad:#fff0ea,#fbcbbc,#eda795', shade: '#a9584c', under: '#c98272', threads: '#fff4ee' } as const;
const TAWOOK = { paint: 'rad:#ffd08a,#f2953c,#c9651a', shade: '#7a3404', under: '#a3500f', threads: '#ffe6b4' } as const;
const marinated = (variant: number): string => chunk(variant, TAWOOK) + specks(140 + variant, 12, ['#b5281a', '#5f8a2a', '#8a2410'], 11, 8);

export const poultry: Record<string, () => string> = {
  'whole-chicken': () => wholeBird(16, 15.6, 1.04, SKIN, SKIN_SHADE) + rosemary(4, 29, 0.7, -60),
  'chicken-pieces': () => drumstick(8.6, 8.6, 0.64, 18) + drumstick(23, 8.2, 0.64, -14) + thigh(8, 15.4, 0.62, -8, SKIN, SKIN_SHADE) + thigh(24.6, 15.4, 0.62, 12, SKIN, SKIN_SHADE) + breast(15.8, 15.6, 0.52, 80, SKIN, SKIN_SHADE) + wing(8.6, 22.6, 0.6, 4) + breast(17.4, 22.8, 0.52, -8, SKIN, SKIN_SHADE) + wing(25.4, 22.4, 0.58, -6),
  'chicken-curry-cut': () => laid([chunk(0, { ...CHICKEN, bone: 'round' }), chunk(1, CHICKEN), chunk(2, { ...CHICKEN, bone: 'rib' }), chunk(1, { ...CHICKEN, bone: 'round' }), chunk(0, CHICKEN)], [[7, 9.4, -8, 0.72], [16.4, 8.6, 16, 0.72], [25.2, 10, -12, 0.72], [6.6, 17.6, 20, 0.72], [15.8, 17, -6, 0.74], [25, 18.4, 14, 0.72], [11.4, 24.8, 6, 0.72], [20.8, 25, -14, 0.7]]),
  'chicken-butterflied': () =>
    moved(16, 14.8, 1.04, 0, [-1, 1].map((flip) => `<g transform="scale(${flip} 1)">${drumstick(7.4, 6.2, 0.66, 26)}</g>`).join('') + [-1, 1].map((flip) => `<g transform="scale(${flip} 1)">${solid('M0-8.4C2.6-10 8-9.6 10.6-6.6C12.6-4 11.8-.4 9.6 1.6C7.6 3.4 5 4 3 5.8Q1.4 7.2 0 7z', SKIN, SKIN_SHADE, '#ffffff', 0.9)}${wing(10.8, -4.4, 0.46, 66)}</g>`).join('') + pores(40, 16, 10) + line('M0-8.4V6.8', SKIN_SHADE, 0.6, 'opacity=".4"') + oval(-4.4, -5.4, 2.6, 0.9, '#fff', -14, 'opacity=".5"') + oval(4.4, -5.4, 2.6, 0.9, '#fff', 14, 'opacity=".4"')),
  'chicken-breast': () => breast(17, 10.4, 1, -8, FLESH, FLESH_SHADE) + breast(15, 20.8, 1.04, 4, FLESH, FLESH_SHADE) + rosemary(27.6, 28.6, 0.6, 34),
  drumsticks: () => drumstick(13.6, 8.6, 0.9, -8) + drumstick(18.6, 16.2, 0.9, 172) + drumstick(13.8, 23.6, 0.9, -6),
  'chicken-wings': () => laid([wing(0, 0, 0.86, 0)], [[9, 8.6, -8], [23, 9, 14], [15, 15.6, 176], [9.4, 21.6, -2], [23.4, 21.8, 12]]),
  'chicken-thighs': () => thigh(9, 10.6, 1, -8) + thigh(23.4, 11, 1, 10) + thigh(9.4, 21.4, 1, 8) + thigh(23, 21.6, 1, -10) + rosemary(16, 27.6, 0.6, 8),
  'shish-tawook': () => laid([marinated(0), marinated(1), marinated(2)], [[7.4, 8.8, -10, 0.7], [16, 7.8, 14, 0.7], [24.8, 9, -6, 0.7], [6.4, 16.2, 18, 0.7], [15.2, 15.6, -16, 0.72], [24.4, 16.6, 8, 0.7], [9.6, 23.8, 4, 0.72], [18.6, 23.6, -20, 0.72]]) + lemonSlice(26.6, 24.6, 2.6),
  quail: () => laid([wholeBird(0, 0, 0.56, SKIN, SKIN_SHADE)], [[8.6, 9.8, 0], [23.4, 9.8, 0], [8.6, 22.2, 0], [23.4, 22.2, 0]]),
  duck: () => moved(16, 15.6, 1, 0, `<g transform="scale(.88 1.1)">${wholeBird(0, 0, 1.08, DUCK, '#8f5c2c')}</g>`),
  'turkey-slices': () => shingled(meatSlice('lin:#fff4ea,#f9dfcc,#efc9b0', '#d39a62', line('M-6.4-.6Q0-2.4 7-.4M-6.8 1.8Q0 .4 7 2M-4 4.2Q0 3 4.6 4', '#e8bda2', 0.4, 'opacity=".8"') + oval(3.4, -2.4, 1.2, 0.5, '#fffaf4', 20, 'opacity=".8"'))),
};

import { dot, line, moved, oval, shape, slab } from './brush.ts';

const square = (x: number, y: number, dark: readonly [string, string, string]): string =>
  slab(x, y, 6.6, 5.4, 0.6, dark[2]) + slab(x, y, 6.6, 4.8, 0.6, `lin:${dark[0]},${dark[1]}`) + slab(x + 1.3, y + 1, 4, 2.8, 0.4, dark[1]) + line(`M${x + 1.4} ${y + 3.9}V${y + 1.1}H${x + 5.2}`, '#b58262', 0.3, 'opacity=".7"');
const DARK = ['#6a4030', '#3c1f14', '#211009'] as const;

const maamoulPiece = (x: number, y: number, scale: number): string =>
  moved(x, y, scale, 0, shape('M-7.4 3C-7.4-3-4-5.6 0-5.6S7.4-3 7.4 3Q7 5.6 0 5.6T-7.4 3z', 'rad:#fff0d0,#f0cf95,#c9975a') + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="M0-1Q.9-2.6 0-4Q-.9-2.6 0-1z" fill="#d9ab6a" transform="translate(0-.6)rotate(${turn})scale(1.05 .85)"/>`).join('') + dot(0, -0.6, 0.7, '#c9914c') + line('M-6.6 3.4Q0 6 6.6 3.4', '#b98548', 0.5) + line('M-5.6 4.6v-2M-2.8 5.3v-1.8M0 5.5v-1.8M2.8 5.3v-1.8M5.6 4.6v-2', '#c9975a', 0.5));

const praline = (x: number, y: number, kind: number): string =>
  moved(x, y, 1, 0, [
    dot(0, 0.3, 2.7, '#1d0d06') + dot(0, 0, 2.7, 'rad:#8a5535,#4d2817,#2b130a') + line('M-1.8-.4Q0 .6 1.8-.6M-1.6.8Q0 1.8 1.7.6', '#f0dcc0', 0.4),
    slab(-2.5, -2.2, 5, 5, 0.9, '#a97c4c') + slab(-2.5, -2.5, 5, 5, 0.9, 'lin:#f9ead2,#e3c79c') + line('M-1.6-1.4L1.6 1.6M-.2-1.8L1.8.2', '#6a3a20', 0.4),
    dot(0, 0.3, 2.7, '#5d2f14') + dot(0, 0, 2.7, 'rad:#d59a5e,#a4642f,#75401a') + oval(0, -0.3, 1, 1.3, 'rad:#e3b27a,#a66c33'),
    slab(-2.5, -2.2, 5, 5, 0.9, '#1d0d06') + slab(-2.5, -2.5, 5, 5, 0.9, 'lin:#7a4a30,#3f2013') + shape('M0 1.2C-1.6.2-1.8-1.4-.8-1.5Q-.2-1.5 0-.9Q.2-1.5.8-1.5C1.8-1.4 1.6.2 0 1.2z', '#d9475a'),
  ][kind % 4] ?? '');

const heart = 'M16 28.6C5.6 22.4 1.4 16.4 3 10.6C4.6 5.4 11.6 4 16 9.6C20.4 4 27.4 5.4 29 10.6C30.6 16.4 26.4 22.4 16 28.6z';

export const sweets: Record<string, () => string> = {
  'dark-chocolate': () => moved(16, 15.6, 1, -12, slab(-11.2, -12.4, 22.4, 19, 1.4, '#211009') + [0, 1, 2].map((row) => [0, 1, 2].map((col) => square(-10.4 + col * 7.1, -11.6 + row * 5.9, DARK)).join('')).join('') + shape('M-12 1.4L-9.6.2L-7.4 1.6L-4.8.4L-2.4 1.8L.2.4L2.6 1.8L5 .4L7.4 1.6L9.8.2L12 1.4V13.4H-12z', 'lin:#e6cf94,#b8934a') + shape('M-12 4.6H12V13.4H-12z', 'lin:#2f2a26,#161311') + shape('M-12 4.6H12V5.6H-12z', '#c9a24a') + shape('M-4.6 9.2C-4.6 7-2 6.4 0 6.6S4.6 7 4.6 9.2S2 11.6 0 11.6S-4.6 11.4-4.6 9.2z', 'rad:#a5663a,#6a3819') + line('M-3.8 9.2H3.8M-2.6 7.8Q0 9 2.6 7.8M-2.6 10.6Q0 9.6 2.6 10.6', '#4a240e', 0.4)),
  maamoul: () => maamoulPiece(16, 10.4, 0.92) + maamoulPiece(9.2, 19.6, 0.98) + maamoulPiece(22.8, 19.6, 0.98) + [[6, 6], [26, 9], [16, 3.6], [4.6, 12], [27.6, 26.4], [15.4, 27]].map(([x = 0, y = 0]) => dot(x, y, 0.35, '#fff')).join(''),
  'chocolate-box': () => shape(heart, '#7d0f2c', 'transform="translate(0 1.6)"') + shape(heart, 'rad:#f2607c,#c81f47,#8f1233') + moved(16, 16, 0.86, 0, shape('M0 11.4C-9 6-12.6 1-11.2-4C-9.8-8.4-3.8-9.4 0-4.6C3.8-9.4 9.8-8.4 11.2-4C12.6 1 9 6 0 11.4z', '#4f0b1c')) + [[9.6, 12], [15.9, 13.8], [22.4, 12], [11.6, 17.8], [17.6, 19.4], [23, 17.4], [15, 23.4]].map(([x = 0, y = 0], i) => praline(x, y, i)).join(''),
};

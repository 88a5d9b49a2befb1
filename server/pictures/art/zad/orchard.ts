import { dot, line, moved, oval, shape, solid, within } from './brush.ts';

/** Tree fruit and citrus: what one weighs by hand. */
const leafOf = (x: number, y: number, turn: number, scale = 1): string =>
  moved(x, y, scale, turn, solid('M0 0C1-3.6 4.6-5.6 9-5.2C8.6-1.6 5 1.4 0 0z', 'lin:#a3d65c,#55a03a', '#23601c', '#f2ffd2', 0.6) + line('M0 0Q4-2.4 8-4.6', '#d9f2a4', 0.4));

const APPLE = 'M16 9.4C19-6 29.6 6.6 29.4 16C29.2 24 24 29.6 19.6 29.4Q17.6 29.2 16 28.4Q14.4 29.2 12.4 29.4C8 29.6 2.8 24 2.6 16C2.4 6.6 13 6 16 9.4z'.replace('19-6 29.6 6.6', '19 6 29.6 6.6');

interface Apple {
  skin: string;
  shade: string;
  /** The ground colour that shows round the stalk and on the cheek that saw no sun. */
  ground?: string;
  flush?: string;
}

/** The flush lies over the ground in fine short strokes: broad ones from stalk to foot would be a pumpkin's ribs. */
function appleOf({ skin, shade, ground, flush = '' }: Apple): string {
  const cheek = ground ? oval(15, 8.8, 9, 5, `mid:${ground},${ground}/.75,${ground}/0`) + oval(25.4, 22, 6, 8, `mid:${ground}/.85,${ground}/0`, 24) : '';
  const strokes = flush ? Array.from({ length: 30 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 30); const x = 16 + Math.cos(a) * q * 11; const y = 17.4 + Math.sin(a) * q * 9; return line(`M${x.toFixed(1)} ${(y - 1.6).toFixed(1)}q${((x - 16) * 0.06).toFixed(1)} 1.6 ${((x - 16) * 0.03).toFixed(1)} 3.2`, i % 3 ? flush : '#ffe3a4', 0.26, `opacity="${i % 3 ? '.2' : '.28'}"`); }).join('') : '';
  const freckles = Array.from({ length: 18 }, (_, i) => dot(6 + ((i * 6.7) % 20), 12 + ((i * 4.1) % 15), 0.17, '#fff4c4', 'opacity=".7"')).join('');
  return solid(APPLE, skin, shade, '#ffffff', 1.3) + within(APPLE, cheek + strokes + freckles) + oval(16, 9.5, 4, 1.4, 'mid:#4f3a10/.75,#4f3a10/0') + line('M16 10Q15.4 6.6 17.4 3.6', '#6d4320', 1.3) + line('M15.9 9Q15.5 6.6 17 4.2', '#b58a54', 0.4) + leafOf(16.4, 7.4, 4, 0.92) + oval(8.6, 14, 1.9, 3.6, '#fff', 24, 'opacity=".5"');
}

const citrus = (rx: number, ry: number, paint: string, shade: string, pores: string): string =>
  solid(`M${16 - rx} 17A${rx} ${ry} 0 0 1 ${16 + rx} 17A${rx} ${ry} 0 0 1 ${16 - rx} 17z`, paint, shade, '#ffffff', 1.3) + Array.from({ length: 46 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 46) * 0.9; return dot(16 + Math.cos(a) * rx * q, 17 + Math.sin(a) * ry * q, 0.22, pores, 'opacity=".5"'); }).join('') + oval(16 - rx * 0.4, 17 - ry * 0.46, rx * 0.24, ry * 0.14, '#fff', -32, 'opacity=".5"');

const LEMON = 'M2 17.4Q3.4 15.4 4 13.6C6 9 10.6 6.8 16 6.8C21.4 6.8 26 9.2 27.8 13.8Q28.6 15.6 30.2 16.8Q30.6 17.8 29.4 18.4Q28.2 19 27.6 20.6C25.4 25.2 21 27.4 16 27.4C10.6 27.4 6.2 25 4.2 20.6Q3.6 19.4 2.4 18.8Q1.4 18.2 2 17.4z';
const citrusCut = (x: number, y: number, r: number, rind: string, flesh: string, seg: string): string =>
  moved(x, y, r / 4, 0, dot(0, 0, 4, rind) + dot(0, 0, 3.6, '#fffbe6') + dot(0, 0, 3.2, flesh) + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => moved(0, 0, 1, turn, shape('M0-.35Q1.1-1.7.85-2.85Q0-3.15-.85-2.85Q-1.1-1.7 0-.35z', seg))).join('') + dot(0, 0, 0.34, '#fffbe6'));
const lemonOf = (paint: string, shade: string): string => solid(LEMON, paint, shade, '#ffffff', 1.2) + within(LEMON, Array.from({ length: 44 }, (_, i) => dot(4 + ((i * 5.3) % 24), 8 + ((i * 3.1) % 19), 0.24, shade, 'opacity=".3"')).join('')) + oval(10.6, 12, 3, 1.3, '#fff', -26, 'opacity=".55"');

const banana = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, solid('M-13.4-6.4C-12-1-7.6 4.6-1.4 5.6C4 6.4 9.4 3.6 12.4-1.4Q13.6-2.6 13-3.6Q12-4 11-2.6C8-.2 3.4.8-.6-.4C-5-1.8-8.4-5-10.4-9.2Q-10.2-11.4-10.8-12Q-12-12.4-12.6-11.4Q-13.8-9.4-13.4-6.4z', 'lin:#ffe67a,#f9cd36,#dd9f12', '#8f5f06', '#fffbd8', 1) + line('M-11.8-8C-9.6-2.6-5.4 1.6-.8 2.6C4 3.6 9-.2 12-2.8', '#c98d10', 0.45, 'opacity=".7"') + shape('M-12.6-11.4Q-12-12.4-10.8-12Q-10.2-11.4-10.4-9.8L-12.8-9.6z', '#a98a2c') + shape('M12.2-3.6Q13-4 13.2-3.2L12.4-1.6L11.4-2.6z', '#4a3212'));

/** A mango lies on its side: a full shoulder at the stalk, a hollow under it, a beak at the far end. */
const MANGO = 'M-11.4-3.2C-10.6-8.4-4.6-11 2-9.6C8.6-8.2 13.4-3.4 13.6 2C13.7 4.4 13 6.2 11.6 6.8C10 7.4 8.8 6.4 7 6.6C3.4 7 1.4 9.6-2.4 9.4C-8.4 9-12.4 3.4-11.4-3.2z';
const mangoAt = (x: number, y: number, scale: number, turn: number, blush: string): string =>
  moved(x, y, scale, turn, solid(MANGO, 'rad:#fff09a,#fbc63c,#e3951c', '#9a4a08', '#fffbe0', 1.3) + within(MANGO, oval(-5.6, -6, 10, 8, `mid:${blush},${blush}/.8,${blush}/0`, -20) + oval(4, -8, 9, 5, `mid:${blush}/.8,${blush}/0`, 18) + oval(9, 5, 6, 4, 'mid:#a8bf3c/.55,#a8bf3c/0') + Array.from({ length: 26 }, (_, i) => dot(-10 + ((i * 7.3) % 22), -8 + ((i * 4.7) % 16), 0.2, '#fff6c8', 'opacity=".75"')).join('')) + oval(-3.6, -4.6, 3.6, 1.5, '#fff', -26, 'opacity=".4"') + line('M-11-3.6Q-12.6-4.6-13.6-6.4', '#6d4a20', 1.2));
const mangoOf = (): string => mangoAt(18.2, 11.4, 0.84, 24, '#d9362c') + mangoAt(15, 20.6, 0.98, -10, '#e2452c') + moved(4, 15.4, 1, 0, solid('M0 0C-2-4.6 0-9.6 5-13.4C7-8.4 5.4-3 0 0z', 'lin:#8fcb54,#4a963a,#2b6a26', '#17451a', '#eaffc8', 0.6) + line('M.2-.6Q3.4-6 4.8-12', '#d3efa0', 0.4));

const pearOf = (): string => {
  const d = 'M16 4.4C19.4 4.4 20.8 7.4 21.2 11C21.6 13.6 26.8 16.4 26.8 22C26.8 27 22.4 30 16 30S5.2 27 5.2 22C5.2 16.4 10.4 13.6 10.8 11C11.2 7.4 12.6 4.4 16 4.4z';
  return solid(d, 'rad:#f4f09a,#cfd24e,#94a02c', '#4f5f10', '#fffff0', 1.3) + within(d, Array.from({ length: 40 }, (_, i) => dot(6 + ((i * 5.3) % 20), 8 + ((i * 3.7) % 21), 0.2, '#8a7a2c', 'opacity=".5"')).join('') + oval(22, 23, 7, 7, 'mid:#d9883c/.6,#d9883c/0')) + line('M16 5Q15.6 2.6 17.4.8', '#6d4a20', 1.3) + leafOf(16.4, 3.8, 16, 0.7) + oval(11, 20, 1.7, 4, '#fff', 16, 'opacity=".45"');
};

const avocadoHalf = (): string => {
  const d = 'M14 3.4C17.6 2.4 19.6 5.4 20.8 9C22 12.4 26.4 15.4 26.6 21C26.6 26.6 22.4 30 17 30S7 26.6 7 21C7 16.4 9.6 14 10.2 10C10.6 7 11.4 4.2 14 3.4z';
  return solid(d, 'rad:#5f7a34,#3d5424,#1f3012', '#0d1a06', '#b5cf7c', 0.8) + moved(16.6, 17, 0.88, 0, moved(-16.6, -17, 1, 0, solid(d, 'rad:#f8f2a4,#dfe07c,#a8c04c', '#6d8f2a', '#fffff0', 1))) + solid('M16.8 14.6C20.4 14.6 22.6 17.6 22.6 21S20.2 26.4 16.8 26.4S11 24.4 11 21S13.2 14.6 16.8 14.6z', 'rad:#c98a52,#8f5628,#5c3010', '#2e1604', '#f6d3a8', 0.9);
};

export const orchard: Record<string, () => string> = {
  'red-apple': () => appleOf({ skin: 'rad:#f2604a,#cf2a28,#8a0f1a', shade: '#4f0610', ground: '#f6c04c', flush: '#8a0f18' }),
  'fuji-apple': () => appleOf({ skin: 'rad:#f7a08e,#df5a5c,#a82a3c', shade: '#6d1020', ground: '#f2dc8c', flush: '#a3182e' }),
  'green-apple': () => appleOf({ skin: 'rad:#e4f29a,#a8d24a,#5f9a28', shade: '#2f5c10' }),
  pear: pearOf,
  tangerine: () => citrus(13, 12.4, 'rad:#ffc25a,#f7931e,#cf620a', '#8a3a02', '#b5560a') + shape('M14.6 5Q16 6.4 17.4 5L18.6 6.2L16.4 6.8L13.8 6.4z', '#5f8f34') + leafOf(16.4, 5.4, 8, 0.9),
  mandarin: () => citrus(13.4, 11, 'rad:#ffb04a,#f07a14,#c24e04', '#7a2c02', '#a8460a') + line('M10 7.6Q12.6 8.8 14.6 7.2M22 7.6Q19.4 8.8 17.4 7.2', '#a8460a', 0.5, 'opacity=".5"') + shape('M14.4 6.2Q16 7.6 17.6 6.2L18.8 7.4L16.4 8L13.6 7.6z', '#5f8f34') + leafOf(16.4, 6.6, 10, 0.94) + leafOf(15.6, 6.6, -168, 0.7),
  lemon: () => lemonOf('rad:#fff49a,#f9dc3a,#d9a910', '#8f6a02') + citrusCut(25.4, 25, 4.6, '#f2cf2a', '#fff3a0', 'lin:#fff7b8,#f9e05a'),
  lime: () => lemonOf('rad:#c5e87a,#7fbf3a,#3f8a24', '#1c5210') + citrusCut(25, 25, 5, '#5fa834', '#e9f7b0', 'lin:#e6f7a8,#b5dd5c'),
  banana: () => banana(17.4, 12.6, -10) + banana(16.4, 17.4, 2) + banana(15.6, 22, 12) + solid('M3.2 3.6Q4.6 1.8 6.4 2.8Q6.8 6 8.4 9.6Q6.6 12.4 4 12.6Q2.4 8 3.2 3.6z', 'linx:#d9b93c,#b5932c,#8a6c1c', '#5c4410', '#fff0b0', 0.6) + line('M3.4 3.5Q4.8 2.2 6.3 2.9', '#5c4410', 0.7),
  mango: mangoOf,
  avocado: () => moved(20.4, 14.6, 0.86, 14, solid('M0-13C3.6-13 5-9.6 6-6.4C7.4-3.4 9.8-.4 9.8 4.4C9.8 9.8 5.4 13 0 13S-9.8 9.8-9.8 4.4C-9.8-.4-7.4-3.4-6-6.4C-5-9.6-3.6-13 0-13z', 'rad:#7a7a4a,#4a4f2c,#262b14', '#0c1004', '#cfd6a0', 1.2) + Array.from({ length: 60 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt(i / 60) * 0.86; return dot(Math.cos(a) * q * 8.4, 3.6 + Math.sin(a) * q * 8.4, 0.26, '#1c220e', 'opacity=".5"'); }).join('')) + moved(-3.6, 2.6, 0.94, -6, avocadoHalf()),
  peach: () => {
    const d = 'M16 6C23.4 4 29.4 9.4 29.2 17C29 24.4 23.4 29.4 16 29.4S3 24.4 2.8 17C2.6 9.4 8.6 4 16 6z';
    return solid(d, 'rad:#ffe0a8,#fbb06a,#e0704a', '#9a3420', '#fffbea', 1.4) + within(d, oval(22, 12, 12, 12, 'mid:#e8483c/.85,#e8483c/0') + line('M16 6Q11.4 14 14.6 28', '#c9583c', 0.8, 'opacity=".6"')) + line('M16 6.4Q15.8 4.4 17 3', '#6d4a20', 1.2) + leafOf(16.4, 5.4, 6, 0.9) + oval(8.6, 13, 1.8, 3.6, '#fff', 26, 'opacity=".45"');
  },
};

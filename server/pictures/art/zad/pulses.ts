import { dot, line, oval, shape } from './brush.ts';
import { heap } from './heap.ts';

const bean = (paint: string, eye: string, glint: string): string =>
  shape('M-2.3-.2C-2.3-1.6-.9-1.9.4-1.5C1.8-1.1 2.5-.2 2.3.9C2.1 1.8 1.1 1.7.5 1.1C0 .7-.7.9-1.3.9C-1.9.9-2.3.5-2.3-.2z', paint) +
  oval(0.1, 0.55, 0.55, 0.22, eye, 15) +
  oval(-0.7, -0.9, 0.8, 0.3, glint, -8, 'opacity=".6"');

const chickpea = dot(0, 0, 1.9, 'rad:#fbe9c0,#e9c482,#c8964c') + shape('M.5-1.7Q1.7-2.5 1.9-1.2Q1.3-1 .5-1.7z', '#d9a962') + line('M.3-1.4Q.9-.2.2 1', '#b98441', 0.3, 'opacity=".7"') + oval(-0.7, -0.7, 0.6, 0.4, '#fff7df', -30, 'opacity=".8"');

function lens(paint: string, rim: string): string {
  return oval(0, 0, 1.75, 1.35, paint) + line('M-1.4.5A1.75 1.35 0 0 0 1.4.5', rim, 0.3, 'opacity=".7"') + oval(-0.4, -0.45, 0.7, 0.35, '#fff', -15, 'opacity=".35"');
}

const rice = (paint: string): string => oval(0, 0, 1.6, 0.52, paint) + oval(-0.3, -0.14, 0.9, 0.16, '#fff', 0, 'opacity=".8"');

/** A heap of rice of one colour; long grains unless they are short. */
const riceOf = (seed: number, ground: string, tones: readonly string[], short = false): string => heap({ seed, ground, halfWidth: 11.5, grains: tones.map((tone) => (short ? oval(0, 0, 1.15, 0.72, tone) + oval(-0.3, -0.24, 0.5, 0.2, '#fff', 0, 'opacity=".7"') : rice(tone))), gap: 2.3, rows: 11, turn: 80, scale: 1.15 });
const wheat = (paint: string): string => oval(0, 0, 1.7, 0.95, paint) + line('M-1.3.1Q0-.3 1.3.1', '#6d4a18', 0.3, 'opacity=".6"');
const specks = (tones: readonly string[], r: number): readonly string[] => tones.map((tone) => dot(0, 0, r, tone) + dot(-r * 0.3, -r * 0.3, r * 0.3, '#fff', 'opacity=".6"'));

export const pulses: Record<string, () => string> = {
  chickpeas: () => heap({ seed: 1, ground: '#b9853f', grains: [chickpea], gap: 3.3, rows: 6, turn: 60 }),
  lentils: () => heap({ seed: 2, ground: '#5d5a2b', grains: [lens('rad:#b3ad6a,#84803f,#625f2c', '#4a4720'), lens('rad:#a79a63,#7a6d3c,#5c512b', '#443c1c')], gap: 2.6, rows: 8, turn: 40 }),
  'red-lentils': () => heap({ seed: 3, ground: '#c4541c', grains: [lens('rad:#ffb27a,#f0803a,#d5611f', '#b64a14'), lens('rad:#ffa268,#e8732f,#c9551a', '#a84312')], gap: 2.6, rows: 8, turn: 40 }),
  'black-beans': () => heap({ seed: 4, ground: '#1d1820', grains: [bean('rad:#5a5060,#322b38,#1b161f', '#efe7da', '#c9c0d2')], gap: 3.5, rows: 6, turn: 70 }),
  'kidney-beans': () => heap({ seed: 5, ground: '#571019', grains: [bean('rad:#c4505a,#96222f,#66121d', '#f0c9b8', '#ffb9b6')], gap: 3.7, rows: 6, turn: 70, scale: 1.12 }),
  'white-beans': () => heap({ seed: 6, ground: '#cfc19e', grains: [bean('rad:#ffffff,#f6efdc,#d9cba6', '#c4ae7c', '#ffffff')], gap: 3.6, rows: 6, turn: 70, scale: 1.08 }),
  'rice-grains': () => heap({ seed: 7, ground: '#cfc2a4', halfWidth: 11.5, grains: [rice('#f7f2e6'), rice('#efe7d5'), rice('#fffdf6')], gap: 2.3, rows: 11, turn: 80, scale: 1.15 }),
  bulgur: () => heap({ seed: 8, ground: '#a9702a', grains: [shape('M-.9.3L-.3-.8L.8-.5L.9.5L0 .9z', 'lin:#eac07a,#c58b3e'), shape('M-.7.5L-.6-.6L.5-.8L.9.4z', 'lin:#dba955,#b0762d')], gap: 2, rows: 11, turn: 180, scale: 1.1 }),
  oats: () => heap({ seed: 9, ground: '#c5a472', grains: [oval(0, 0, 2, 1.35, 'rad:#fdf3dc,#ead4a6,#cfae76') + line('M-1.3.1Q0-.4 1.3.1', '#b48f55', 0.32), oval(0, 0, 1.8, 1.2, 'rad:#f7e7c6,#dfc391,#c29f66') + line('M-1.1 0Q0 .4 1.1 0', '#a98349', 0.3)], gap: 3, rows: 7, turn: 90 }),
  'brown-rice': () => riceOf(201, '#9c7444', ['#d9b684', '#c9a06a', '#e6c898']),
  'sella-rice': () => riceOf(202, '#c9a250', ['#f6dc9a', '#ecca7c', '#fbe8b4']),
  'red-rice': () => riceOf(203, '#7a3324', ['#c9785c', '#b05a42', '#d9927a'], true),
  'black-rice': () => riceOf(204, '#18101c', ['#4a3850', '#33243a', '#5c4a64']),
  'short-rice': () => riceOf(205, '#cfc2a4', ['#fffdf6', '#f3ecda', '#faf5e8'], true),
  'moong-beans': () => heap({ seed: 206, ground: '#4a5c1e', grains: [oval(0, 0, 1.6, 1.25, 'rad:#b5cf6a,#7f9e3a,#52701e') + line('M-.5-.2H.6', '#f4f8dc', 0.4)], gap: 2.5, rows: 8, turn: 90 }),
  'toor-dal': () => heap({ seed: 207, ground: '#c98a1c', grains: [lens('rad:#ffe08a,#f2b93a,#d3921c', '#a86a08'), lens('rad:#ffd878,#ebae30,#c98714', '#a86a08')], gap: 2.7, rows: 8, turn: 40 }),
  'fava-beans': () => heap({ seed: 208, ground: '#5f3c18', grains: [shape('M-2.6.2C-2.6-1.6-1-2.4.6-2.2C2.2-2 3-.8 2.6.6C2.2 2 .8 2.4-.6 2.2C-1.8 2-2.6 1.4-2.6.2z', 'rad:#d9ac74,#a8743a,#744a1c') + line('M-2.2-.6Q-2.6.4-2 1.4', '#2c1a08', 0.7) + oval(0.2, -1.1, 1, 0.4, '#fff', -10, 'opacity=".4"')], gap: 4.4, rows: 5, turn: 70 }),
  quinoa: () => heap({ seed: 209, ground: '#cbb488', grains: specks(['rad:#fffaf0,#ecdcb4,#cdb37e', 'rad:#fdf3dc,#e3cd9c,#c2a46a'], 0.95), gap: 1.7, rows: 12, turn: 0 }),
  couscous: () => heap({ seed: 210, ground: '#d3a648', grains: specks(['rad:#fff0b8,#f3cf72,#d9a83c', 'rad:#ffe9a4,#ebc05c,#cf9a30'], 0.85), gap: 1.6, rows: 13, turn: 0 }),
  freekeh: () => heap({ seed: 211, ground: '#4f5a26', grains: [wheat('rad:#b5b86a,#80873e,#565f22'), wheat('rad:#c2b070,#8f8044,#605222')], gap: 2.5, rows: 9, turn: 80 }),
  'pearl-wheat': () => heap({ seed: 212, ground: '#c29a58', grains: [wheat('rad:#fff3d0,#ecd29a,#cda962'), wheat('rad:#fbeac0,#e3c484,#c09a50')], gap: 2.5, rows: 9, turn: 80 }),
  'popping-corn': () => heap({ seed: 213, ground: '#b5720c', grains: [shape('M0-1.7C1.3-1.6 1.8-.2 1.4.8Q.6 1.8 0 1.6Q-.6 1.8-1.4.8C-1.8-.2-1.3-1.6 0-1.7z', 'rad:#ffe07a,#f3ac1c,#c97a08') + oval(0, 1.1, 0.6, 0.4, '#fff3c8')], gap: 3, rows: 7, turn: 90 }),
  sweetcorn: () => heap({ seed: 214, ground: '#d99a10', grains: [shape('M0-1.9C1.6-1.8 2.1-.2 1.7.9Q.8 2 0 1.8Q-.8 2-1.7.9C-2.1-.2-1.6-1.8 0-1.9z', 'rad:#fff6a8,#fbd63a,#dfa80f') + oval(-0.5, -0.7, 0.6, 0.4, '#fff', -20, 'opacity=".7"')], gap: 3.3, rows: 6, turn: 90 }),
};

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
};

import { dot, line, moved, oval, shape } from './brush.ts';
import { heap } from './heap.ts';

const almond = (paint: string): string =>
  shape('M0-3.4C1.7-1.9 2.2-.2 1.9 1.2C1.6 2.6.8 3.2 0 3.2S-1.6 2.6-1.9 1.2C-2.2-.2-1.7-1.9 0-3.4z', paint) +
  line('M-.1-2.2Q-1 .2-.6 2.4M.6-1.4Q.8.6.5 2.5', '#7c421a', 0.28, 'opacity=".7"') + oval(-0.8, -0.2, 0.35, 1.2, '#f2c794', 8, 'opacity=".7"');

const cashew =
  shape('M-2.9-1.3C-2.6-2.7-.9-2.6-.6-1.4C-.3-.3.9-.3 1.7-1.1C2.8-2.1 3.9-.9 3.3.5C2.6 2.2.5 2.8-1 2.2C-2.5 1.6-3.3.2-2.9-1.3z', 'rad:#fff6df,#f3dcae,#d6ad70') +
  line('M-2.1-.9Q-1.6 1.2.6 1.3T2.7-.2', '#fffaf0', 0.5, 'opacity=".8"') + line('M-.6 2Q1.4 2.2 2.9.6', '#c3945a', 0.3, 'opacity=".6"');

const walnutHalf =
  shape('M-3.2.4C-3.7-1.2-2.6-2.9-1.2-2.7C-.6-3.4.7-3.4 1.2-2.7C2.7-2.9 3.7-1.2 3.2.4C3.4 1.9 2 3 .9 2.6Q0 3.2-.9 2.6C-2 3-3.4 1.9-3.2.4z', 'rad:#dcae74,#b57f45,#8b5827') +
  line('M0-2.9V2.6M-1.1-2.2C-.4-1.4-1.7-1-1-.2S-1.8 1-.9 1.9M1.1-2.2C.4-1.4 1.7-1 1-.2S1.8 1 .9 1.9M-2.6-.9C-1.8-.8-2.2.2-2.5.6M2.6-.9C1.8-.8 2.2.2 2.5.6', '#6f421a', 0.38, 'opacity=".8"') +
  line('M-2.4-1.6Q-1.9-2.2-1.3-2M.6-2.8Q1-2.6 1-2.3', '#f3d3a4', 0.4, 'opacity=".9"');

const walnutShell =
  oval(0, 0, 3.5, 3.2, 'rad:#e3bd87,#bf8f55,#8f6130') + line('M0-3.2C.5-1 .5 1 0 3.2M-1.6-2.4C-2.1-1.2-.9-.4-1.7.8S-1.2 2-1.3 2.4M1.7-2.3C1.1-1.1 2.5-.7 1.7.6S1.6 1.8 1.4 2.4', '#7d5023', 0.38, 'opacity=".75"');

const pistachio =
  oval(0, 0, 3, 1.9, 'rad:#fbf0d6,#e9d3a4,#c7a76d') + shape('M-2.6-.4Q0-2.6 2.9-.1Q.6 1-2.6-.4z', 'lin:#b9cc5e,#7f9e34') + line('M-2-.5Q0-1.9 2.3-.3', '#dbe797', 0.35) + line('M-2.6.3Q0 1.7 2.5.6', '#b08d55', 0.25, 'opacity=".7"');

const raisin =
  shape('M-2.1-.2C-2.3-1.4-.9-1.9.3-1.7C1.6-1.6 2.4-.8 2.2.3C2 1.5.8 1.8-.4 1.6C-1.5 1.5-2 .9-2.1-.2z', 'rad:#8a5574,#54283f,#331527') +
  line('M-1.5-.4Q-.4.3.5-.5T1.6.1M-1.2.8Q-.2.4.6 1', '#2b0f20', 0.32) + line('M-1.1-1.1Q0-1.5.9-1.1M-.9.1Q0 .7 1 .3', '#b98aa4', 0.3, 'opacity=".8"');

export const date = (paint: string): string =>
  shape('M-4.6 0C-4.6-1.9-2.4-2.6 0-2.6S4.7-1.9 4.7 0S2.4 2.6 0 2.6S-4.6 1.9-4.6 0z', paint) +
  line('M-3.3-.6Q-1.5.1.2-.6T3.4-.3M-2.8 1Q-.8.5.8 1.2T3 .8', '#2d1206', 0.36, 'opacity=".55"') +
  shape('M-3.4-1.3Q-1-2.4 1.8-2Q-.9-1.8-3.4-1.3z', '#f3c08a', 'opacity=".65"') + oval(-4.4, 0, 0.55, 0.8, '#c99a5c');

export const DATE_PAINTS = ['rad:#a9622f,#6d3413,#431b08', 'rad:#8f4b22,#5a270d,#371404'] as const;

const hazelnut = dot(0, 0, 2.2, 'rad:#d89a5c,#a86530,#7a431a') + shape('M-1.9-1Q0-2.9 1.9-1Q0-.1-1.9-1z', '#e7c594', 'opacity=".85"');

const dark = 'rad:#c98348,#9c5626,#713a14';
const light = 'rad:#d8975a,#ad662f,#804519';

const golden = raisin.replace('rad:#8a5574,#54283f,#331527', 'rad:#ffe6a4,#e3ac4a,#a8701c').replaceAll('#2b0f20', '#8a5410').replaceAll('#b98aa4', '#fff4d0');
const greenBean = oval(0, 0, 2.7, 1.9, 'rad:#dfe3b0,#b3b878,#7f8548') + line('M-2.4.2C-1.2-.9-.4.6.5-.2S1.9-.5 2.4-.3', '#5c622c', 0.5) + oval(-0.8, -1, 1.1, 0.35, '#fff', -12, 'opacity=".6"');
const pepita = shape('M-2.6 0C-1.6-1.6.6-1.7 2.7 0C.6 1.7-1.6 1.6-2.6 0z', 'rad:#fffaf0,#f0e3c4,#cdb88c') + line('M-2 0C-1-1 .6-1.1 2-.1M-2 .1C-1 1 .6 1.1 2 .1', '#b59c68', 0.28);
const sunSeed = shape('M-2.6 0C-1.6-1.5.6-1.6 2.8 0C.6 1.6-1.6 1.5-2.6 0z', 'rad:#5c5660,#332e38,#17141a') + line('M-2.1-.1Q0-.9 2.2 0M-2.1.3Q0 .9 2 .3', '#e9e4dc', 0.3);
const peanut = oval(0, 0, 2.3, 1.5, 'rad:#fbe3b4,#e3b46a,#b9843c') + line('M-1.8 0Q0-.5 1.8 0', '#a3702c', 0.3) + oval(-0.6, -0.7, 0.8, 0.3, '#fff', -14, 'opacity=".5"');
const driedApricot = shape('M-3.4.2C-3.4-2-1.4-2.8.4-2.6C2.6-2.4 3.6-.8 3.2.9C2.8 2.4.6 2.8-1 2.5C-2.4 2.2-3.4 1.6-3.4.2z', 'rad:#ffc46a,#ee8c24,#b95a08') + line('M-2.4.4Q-.6-.8.8.4T2.6.4M-1.4 1.6Q0 .9 1.4 1.7', '#a34a04', 0.34, 'opacity=".6"') + oval(-0.8, -1.4, 1.2, 0.4, '#fff', -10, 'opacity=".45"');
const driedFig = shape('M0-3.2C1.6-3 3.6-1 3.4 1Q2.4 3 0 3T-3.4 1C-3.6-1-1.6-3 0-3.2z', 'rad:#efd3a0,#c99c5c,#8f6630') + line('M0-3Q-2.4-1-2 2.6M0-3V2.8M0-3Q2.4-1 2 2.6', '#7a5222', 0.34, 'opacity=".6"') + dot(0, -3, 0.6, '#8a6430');
const mangoStrip = shape('M-4.6.8C-3.4-1.6 0-2.4 4.6-1.6Q5.2-.6 4.6.4C1.4-.2-1.6.4-3.4 2.2Q-4.6 2-4.6.8z', 'rad:#ffd872,#f6a526,#cf7708') + line('M-3.6 1Q-1-1 4-.6', '#fff0b4', 0.36, 'opacity=".8"');

const coffeeBean =
  oval(0, 0, 2.7, 1.9, 'rad:#8c5a37,#57301a,#34190b') + line('M-2.4.2C-1.2-.9-.4.6.5-.2S1.9-.5 2.4-.3', '#1f0d05', 0.5) + oval(-0.8, -1, 1.1, 0.35, '#c99a72', -12, 'opacity=".6"');

export const nuts: Record<string, () => string> = {
  almonds: () => heap({ seed: 11, ground: '#6d3a15', grains: [almond(dark), almond(light)], gap: 4, rows: 5, turn: 70 }),
  cashews: () => heap({ seed: 12, ground: '#c39358', grains: [cashew], gap: 5, rows: 5, turn: 80 }),
  walnuts: () => heap({ seed: 13, ground: '#6f431b', grains: [walnutHalf, walnutShell], gap: 6, rows: 4, turn: 50, top: 12, foot: 25, halfWidth: 11.5 }),
  pistachios: () => heap({ seed: 14, ground: '#a9874f', grains: [pistachio], gap: 4.5, rows: 6, turn: 75 }),
  raisins: () => heap({ seed: 15, ground: '#31131f', grains: [raisin], gap: 3.4, rows: 7, turn: 90 }),
  dates: () => heap({ seed: 16, ground: '#3a1707', grains: DATE_PAINTS.map(date), gap: 6.2, rows: 5, turn: 26, top: 9.5, foot: 25, halfWidth: 10 }),
  'nuts-mix': () => heap({ seed: 17, ground: '#8a5524', grains: [almond(light), cashew, pistachio, hazelnut, almond(dark)], gap: 4.4, rows: 5, turn: 80 }),
  'coffee-beans': () => heap({ seed: 18, ground: '#2b1409', grains: [coffeeBean], gap: 4, rows: 6, turn: 85 }),
  'date-box': () =>
    shape('M2 14L6 9H26L30 14V25Q30 27 28 27H4Q2 27 2 25z', 'lin:#8a5a2c,#5f3815') + shape('M3.6 14L7 10H25L28.4 14V19H3.6z', '#3a1c08') +
    [0, 1, 2, 3].map((i) => moved(6.8 + i * 6.1, 12.4, 0.66, 0, date(DATE_PAINTS[0]))).join('') + [0, 1, 2, 3].map((i) => moved(6.6 + i * 6.3, 16.2, 0.7, 0, date(DATE_PAINTS[1]))).join('') +
    shape('M2 18H30V25Q30 27 28 27H4Q2 27 2 25z', 'lin:#b77d42,#87531f') + shape('M2 18H30V19.2H2z', '#e9bf83') + shape('M11 20.4H21Q22 20.4 22 21.4V24.2Q22 25.2 21 25.2H11Q10 25.2 10 24.2V21.4Q10 20.4 11 20.4z', '#fbf3e4') +
    line('M16 24.6V22.3M16 22.6Q14.6 21 13 21.9M16 22.6Q17.4 21 19 21.9M16 22.5Q15.4 21.2 14.4 20.9M16 22.5Q16.6 21.2 17.6 20.9', '#3f8f5a', 0.6),
  'golden-raisins': () => heap({ seed: 221, ground: '#9a661c', grains: [golden], gap: 3.4, rows: 7, turn: 90 }),
  hazelnuts: () => heap({ seed: 222, ground: '#6d3c14', grains: [hazelnut], gap: 4.2, rows: 5, turn: 90 }),
  'pumpkin-seeds': () => heap({ seed: 223, ground: '#b59c68', grains: [pepita], gap: 3, rows: 9, turn: 80 }),
  'sunflower-seeds': () => heap({ seed: 224, ground: '#141218', grains: [sunSeed], gap: 3, rows: 9, turn: 80 }),
  peanuts: () => heap({ seed: 225, ground: '#a87434', grains: [peanut], gap: 3.6, rows: 6, turn: 80 }),
  'dried-apricots': () => heap({ seed: 226, ground: '#a34a04', grains: [driedApricot], gap: 4.4, rows: 5, turn: 60 }),
  'dried-figs': () => heap({ seed: 227, ground: '#7a5222', grains: [driedFig], gap: 4.6, rows: 5, turn: 40 }),
  'mango-slices': () => heap({ seed: 228, ground: '#b5640a', grains: [mangoStrip], gap: 4, rows: 7, turn: 70 }),
  'green-coffee': () => heap({ seed: 229, ground: '#5c622c', grains: [greenBean], gap: 4, rows: 6, turn: 85 }),
  'golden-dates': () => heap({ seed: 16, ground: '#7a4a14', grains: [date('rad:#f0c068,#c98a30,#8f5a14'), date('rad:#e6b058,#b87a26,#7f4c0e')], gap: 6.2, rows: 5, turn: 26, top: 9.5, foot: 25, halfWidth: 10 }),
  'dark-dates': () => heap({ seed: 16, ground: '#140804', grains: [date('rad:#5f3a2c,#301810,#160804'), date('rad:#54301f,#29120a,#120602')], gap: 6.2, rows: 5, turn: 26, top: 9.5, foot: 25, halfWidth: 10 }),
  'pistachio-kernels': () => heap({ seed: 230, ground: '#5f7424', grains: [shape('M-2.6 0C-1.6-1.5.6-1.6 2.6 0C.6 1.5-1.6 1.4-2.6 0z', 'rad:#d3e08a,#9bb544,#64801f') + line('M-1.8.1Q0-.6 1.9 0', '#7a3f5c', 0.4, 'opacity=".6"') + oval(-0.4, -0.6, 0.9, 0.26, '#fff', -10, 'opacity=".5"')], gap: 3, rows: 8, turn: 80 }),
};

import { dot, line, moved, oval, scatter, shape, slab, solid } from './brush.ts';
import { heap, laid } from './heap.ts';

/** A small dish heaped with powder; flecks give it grain. */
function dish(heaped: string, flecks: string, glaze: string, seed: number, more = ''): string {
  const random = scatter(seed);
  const specks = Array.from({ length: 26 }, () => {
    const along = random() * 2 - 1;
    return dot(16 + along * 9.5, 16.6 - (1 - along ** 2) * 8.5 * random(), 0.24 + random() * 0.22, flecks);
  }).join('');
  return (
    oval(16, 17.5, 13.4, 4, 'lin:#fdf9f0,#d9cfbd') + shape('M4.6 17.6C8 15 11.6 6.6 16 6.6S24 15 27.4 17.6Q16 21.4 4.6 17.6z', heaped) + specks + more +
    shape('M2.6 17.5Q16 24.6 29.4 17.5Q29 24.5 22 27.4H10Q3 24.5 2.6 17.5z', glaze) + shape('M4 19.6Q5 23.6 8.6 25.6Q5 21.6 5.4 20.2z', '#fff', 'opacity=".5"') + oval(16, 27.4, 6.2, 1, '#000', 0, 'opacity=".12"')
  );
}

const clay = 'lin:#d88b5a,#a85a2f';
const white = 'lin:#ffffff,#dcd6ca';
const blue = 'lin:#7fb0cf,#447a9f';

/** A soft paper sack, open at the top. */
function sack(cloth: string, shade: string, contents: string): string {
  return (
    shape('M6 12Q4 20 5 26Q5.4 29.4 9 29.4H23Q26.6 29.4 27 26Q28 20 26 12z', cloth) + shape('M21 12Q24 20 22.4 29.4H23Q26.6 29.4 27 26Q28 20 26 12z', shade, 'opacity=".35"') +
    oval(16, 12, 10.2, 3, shade) + contents + shape('M5.6 10.8Q5.4 13.6 7.6 14.4Q16 17 24.4 14.4Q26.6 13.6 26.4 10.8Q24 14.2 16 14.2T5.6 10.8z', cloth) + line('M9 17Q8 22 8.8 27M23.4 17.4Q24 22 23.2 26.6', shade, 0.5, 'opacity=".6"')
  );
}

const thread = (colour: string): string => line('M-2.2.9Q-.4-1.2 2.2-.5', colour, 0.55) + line('M2.2-.5l.9-.5M2.2-.5l.9.3', colour, 0.5);
const pepper = dot(0, 0, 1.5, 'rad:#77706a,#453f3a,#25211e') + line('M-.9-.3Q0 .3.8-.4M-.5.7Q.2.2.8.6', '#1a1715', 0.28) + dot(-0.5, -0.6, 0.3, '#b3aba4', 'opacity=".8"');
const pod = shape('M-3.3 0Q0-2 3.3 0Q0 2-3.3 0z', 'rad:#d3dfa0,#9fb568,#748a41') + line('M-2.6-.1Q0-.9 2.7-.1M-2.6.2Q0 .9 2.7.2', '#5f7533', 0.3, 'opacity=".8"') + line('M3.3 0l.9-.2', '#b79a62', 0.5);

const quill = (y: number, turn: number): string =>
  moved(16, y, 1, turn, slab(-12, -2.3, 24, 4.6, 2.2, 'lin:#d89560,#a9602f,#7c401a') + line('M-10-.6H9M-9.4 1H10', '#6d3715', 0.35, 'opacity=".6"') + oval(11.4, 0, 1.2, 2.3, '#7a4119') + line('M11.6-1.4Q10.6-.4 11.4.2T11.6 1.4', '#d89b68', 0.5));

/** A ground spice: its own colour, flecks a shade lighter. */
const ground = (light: string, mid: string, dark: string, flecks: string, seed: number, glaze = clay): string => dish(`rad:${light},${mid},${dark}`, flecks, glaze, seed);
/** A black lime: a dull dry rind, furrowed, its stalk end pale. */
const driedLime = solid('M-4.4.2C-4.6-2.6-2.4-4.4.2-4.2C2.8-4.2 4.6-2.4 4.4.4C4.2 2.8 2.4 4.2 0 4.2S-4.2 2.6-4.4.2z', 'rad:#9a8060,#5f4730,#2a1c10', '#160c04', '#e3cfae', 0.7) + line('M-3.6-1.4Q-2-2-1-.8M-3.6 1.2Q-2 .6-.8 1.8M-1.4-3.4Q0-2.4 1.6-3.1M1.4-1.4Q3-.8 3.4.8M-.6 3.6Q.4 2.6 1.6 3.2', '#20140a', 0.34, 'opacity=".6"') + oval(2.6, 2.2, 0.8, 0.6, '#d9c49a', 40) + oval(2.6, 2.2, 0.4, 0.3, '#5c4426', 40);
/** One is cut: the dry flesh in segments round a dark hollow. */
const driedLimeHalf = dot(0, 0.5, 4.4, '#2c1c0e') + dot(0, 0, 4.3, 'rad:#8a6c4a,#5c4228,#352414') + dot(0, 0, 3.4, '#c9a86c') + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => moved(0, 0, 1, turn, shape('M0-.5Q1.1-1.6.9-2.9Q0-3.2-.9-2.9Q-1.1-1.6 0-.5z', 'rad:#7a5430,#4a2e14'))).join('') + dot(0, 0, 0.7, '#2c1c0e');

export const powders: Record<string, () => string> = {
  flour: () => sack('lin:#fbf5e8,#e2d4b8', '#b79f75', shape('M7 12Q10 6 16 6T25 12Q16 15.6 7 12z', 'lin:#ffffff,#efe9dd')) + moved(16, 22.6, 1, 0, line('M0 4V-3M0 2Q-2.4 1.4-2.4-.8Q0-.6 0 2Q2.4 1.4 2.4-.8Q0-.6 0 2M0-1Q-2.2-1.6-2-3.6Q0-3.2 0-1Q2.2-1.6 2-3.6Q0-3.2 0-1', '#c58b2f', 0.7)),
  sugar: () => dish('lin:#ffffff,#e9e6e0', '#cfcac0', blue, 22, slab(8, 11, 4.6, 4.6, 0.8, 'lin:#ffffff,#e4e0d8', 'transform="rotate(-14 10 13)"') + slab(18.6, 10.4, 4.8, 4.8, 0.8, 'lin:#ffffff,#dcd7cd', 'transform="rotate(16 21 13)"') + slab(13.4, 12.6, 5, 4.6, 0.8, 'lin:#ffffff,#ebe7df', 'transform="rotate(4 16 15)"')),
  'spice-mound': () => dish('rad:#e08a4a,#bf5a22,#8f3b12', '#f4b078', clay, 23, moved(23, 9.5, 0.8, -30, shape('M0-4C1.6-2 1.2 2 0 4C-1.2 2-1.6-2 0-4z', 'lin:#8aa04a,#5a7229'))),
  turmeric: () =>
    dish('rad:#ffd24a,#efa417,#c77a08', '#fff0b0', white, 24) + moved(24, 25, 0.9, -18, shape('M-5 0Q-5-2.4-2.4-2.2Q-1.6-4.4.4-3.6Q1.8-2.6.9-1.9Q4.4-2.2 5 0T2 2.4Q-5 3-5 0z', 'rad:#e3ab5c,#c07f33,#8f5718') + line('M-3-1.6Q-2.4 0-3 1.9M-.4-1.8Q.2.2-.4 2.2M2.4-1.7Q3 0 2.4 2.1', '#8a5217', 0.4) + oval(4.6, 0.1, 0.8, 1.5, '#ffb52e')),
  saffron: () => heap({ seed: 25, ground: '#8f1a0c', grains: [thread('#d2301a'), thread('#b31d10'), thread('#e5582a')], gap: 2.6, rows: 9, turn: 90, top: 12, foot: 25, halfWidth: 11.5 }),
  'black-pepper': () => heap({ seed: 26, ground: '#1d1917', grains: [pepper], gap: 2.8, rows: 7, turn: 180 }),
  cardamom: () => heap({ seed: 27, ground: '#66793a', grains: [pod], gap: 5, rows: 5, turn: 60, scale: 1.1, halfWidth: 11 }),
  cinnamon: () => quill(11, 14) + quill(20.6, -12) + quill(16.2, 3) + line('M13.6 9.6Q17.6 16 14.6 23.4M16 9.4Q20 16 17 23.6', '#efe0bf', 0.9) + moved(15.6, 14.6, 1, 0, line('M0 0Q-3-3-3.6-.6T0 0Q3-3 3.6-.6T0 0', '#efe0bf', 0.9)),
  'ground-coffee': () => dish('rad:#8b5a38,#58311a,#371b0c', '#b98a63', white, 28, moved(22.6, 24.6, 0.9, -20, oval(0, 0, 2.7, 1.9, 'rad:#8c5a37,#57301a,#34190b') + line('M-2.4.2C-1.2-.9-.4.6.5-.2S1.9-.5 2.4-.3', '#1f0d05', 0.5))),
  'tea-leaves': () => dish('rad:#5d5033,#3f3520,#251f12', '#8d8552', 'lin:#6fae92,#3c7d63', 29, [0, 1, 2, 3, 4, 5, 6].map((i) => moved(9 + i * 2.3, 15 - Math.sin((i / 6) * 3.14) * 5 + (i % 2) * 1.6, 1, i * 47, line('M-1.5 0Q0-.9 1.6.1', i % 2 ? '#7f7b45' : '#241d10', 0.8))).join('')),
  'brown-sugar': () => dish('rad:#d9a262,#b07434,#80501c', '#f6d9a8', blue, 231),
  salt: () => dish('rad:#ffffff,#f3f3f1,#d6d6d2', '#c2c2bc', blue, 232),
  'pink-salt': () => dish('rad:#ffe3dc,#f3b9ac,#d98c80', '#ffffff', white, 233, [[11, 12.4], [16, 9.6], [20.6, 12.8], [14.4, 15], [19, 15.4]].map(([x = 0, y = 0], i) => moved(x, y, 1, i * 40, shape('M-1.6-.8L.4-1.7L1.8-.2L.8 1.5L-1.2 1z', i % 2 ? '#f9cfc4' : '#e89a8c') + shape('M-1.6-.8L.4-1.7L.2 0z', '#fff1ec'))).join('')),
  'chilli-powder': () => ground('#f2603a', '#c9281a', '#8a100c', '#ff9a74', 234, white),
  cumin: () => ground('#c29a5c', '#96703a', '#66491f', '#e3c48c', 235),
  'coriander-powder': () => ground('#d3c084', '#ab9656', '#7a6a34', '#f0e3b4', 236, white),
  'garam-masala': () => ground('#a8744c', '#7a4a2a', '#4f2c14', '#d9ac84', 237),
  sumac: () => ground('#b53a54', '#86182f', '#560a1c', '#e37a90', 238, white),
  bezar: () => ground('#e39a4a', '#bd6c22', '#8a460e', '#f9cf94', 239),
  'cocoa-powder': () => ground('#8a5636', '#5f3620', '#3c1d0e', '#b58464', 240, white),
  'gram-flour': () => ground('#fbe6a0', '#efcd6a', '#d3a83c', '#fff6d0', 241),
  semolina: () => ground('#fff3c0', '#f6dc8c', '#dcb95c', '#fffbe6', 242, blue),
  'baking-powder': () => ground('#ffffff', '#f6f4ee', '#dcd8cc', '#cfcabc', 243, blue),
  'green-tea': () => dish('rad:#9aac5c,#6d8038,#45541e', '#c9d68c', white, 244, [0, 1, 2, 3, 4, 5, 6].map((i) => moved(9 + i * 2.3, 15 - Math.sin((i / 6) * 3.14) * 5 + (i % 2) * 1.6, 1, i * 47, line('M-1.5 0Q0-.9 1.6.1', i % 2 ? '#b5c77a' : '#39481a', 0.8))).join('')),
  'dried-limes': () => laid([driedLime], [[9, 10.4, 0, 1.14], [19.4, 9.4, 50, 1.14], [26, 17, 110, 1.1], [6.4, 19.6, 160, 1.12], [15.8, 18.4, 30, 1.16]]) + laid([driedLimeHalf], [[20.4, 24.4, -12, 1.06], [11, 26, 20, 0.9]], 'h'),
};

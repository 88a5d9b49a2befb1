import { dot, line, moved, oval, scatter, shape, solid, within } from './brush.ts';

/** Flat breads, loaves, buns and what is baked on or in dough. */
const round = (x: number, y: number, rx: number, ry: number, paint: string, shade: string, seed: number, spots = '#a8622a'): string => {
  const random = scatter(seed);
  const outline = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}z`;
  const toasted = Array.from({ length: 16 }, () => oval(x + (random() - 0.5) * rx * 1.7, y + (random() - 0.5) * ry * 1.6, 0.7 + random() * 1.5, 0.4 + random() * 0.8, spots, random() * 90, `opacity="${(0.16 + random() * 0.3).toFixed(2)}"`)).join('');
  return oval(x + 0.3, y + ry * 0.12, rx, ry, '#7a4a1c', 0, 'opacity=".5"') + solid(outline, paint, shade, '#fffdf4', 1) + within(outline, toasted);
};

const stack = (paint: string, shade: string, spots?: string): string => round(17.6, 20.8, 13, 7.4, paint, shade, 5, spots) + round(15.4, 17, 13, 7.4, paint, shade, 6, spots) + round(16.4, 13, 13, 7.4, paint, shade, 7, spots);

const seeds = (count: number, paint: string): string => Array.from({ length: count }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / count); return oval(Math.cos(a) * q * 6.2, -2.6 + Math.sin(a) * q * 2.8, 0.5, 0.28, paint, i * 47); }).join('');

const bun = (x: number, y: number, scale: number, paint: string, shade: string, topping: string): string =>
  moved(x, y, scale, 0, solid('M-8.4 2.4Q0 4 8.4 2.4Q8.6 5 6.6 5.6Q0 6.6-6.6 5.6Q-8.6 5-8.4 2.4z', 'lin:#f0cf92,#cf9a4c', '#8a5216', '#fff4d8', 0.6) + solid('M-8.8 2.6C-9.4-3.6-5-6.6 0-6.6S9.4-3.6 8.8 2.6Q0 4.6-8.8 2.6z', paint, shade, '#fff4d8', 1) + topping + oval(-3.6, -4, 2, 0.8, '#fff', -24, 'opacity=".4"'));

/** A loaf cut at the near end. */
const loaf = (crust: string, shade: string, crumb: string, speck: string): string =>
  moved(16, 16, 1, 0,
    solid('M-6-7.4C-3-10.6 8-11 12-8.4C14.4-6.6 14-3.4 12.4-2V6.400Q12.4 8 11 8.4L-3 10z', crust, shade, '#fff0d0', 1.2) + line('M0-9.4Q3-6.6 2.4-3M5-10Q8-7 7.4-3.4M9.6-9.6Q12-7 11.4-4', shade, 0.6, 'opacity=".35"') +
    solid('M-12.8-4.400C-13.6-8.4-9-9.6-5.6-9.400C-2-9.6 2-8 .8-4.400Q.2-3-.6-2.4L-.4 8.400Q-.6 10-2.4 10H-10.400Q-12.2 10-12.2 8.4L-12-2.400Q-12.6-3.4-12.8-4.4z', crust, shade, '#fff0d0', 0.8) +
    shape('M-11.8-4.400C-12.2-7.4-8.6-8.6-5.6-8.400C-2.6-8.6.6-7.2-.2-4.600Q-.8-3.2-1.6-2.600L-1.4 8.200Q-1.6 9-2.6 9H-10.200Q-11.2 9-11.2 8.200L-11-2.600Q-11.6-3.4-11.8-4.400z', crumb) + Array.from({ length: 30 }, (_, i) => oval(-10.6 + ((i * 3.7) % 9), -7 + ((i * 2.3) % 15), 0.3 + (i % 3) * 0.14, 0.22, speck, i * 40, 'opacity=".6"')).join(''));

const cakeLoaf = (paint: string, shade: string, crumb: string, bits: string): string =>
  solid('M9 8.400C13 5.6 25 6 28 9.4C29.4 11.2 28.6 13 28 14V21.600Q28 23 26.6 23.400L9 26z', paint, shade, '#fff0d0', 1.1) + solid('M3.6 13C3.4 9.6 6 8 9.6 8S15 10 14.6 13Q14 14 13.8 14.600L13.4 25Q13.4 26.4 12 26.600H6Q4.6 26.6 4.6 25.2L4.4 14.600Q3.8 14 3.6 13z', paint, shade, '#fff0d0', 0.7) + shape('M4.6 13.2C4.6 10.6 6.6 9.2 9.4 9.200S13.8 10.8 13.6 13Q13 13.8 12.8 14.400L12.4 24.800Q12.4 25.6 11.6 25.600H6.400Q5.6 25.6 5.6 24.800L5.4 14.400Q4.8 13.8 4.6 13.2z', crumb) + Array.from({ length: 14 }, (_, i) => dot(6 + ((i * 2.9) % 6.6), 11 + ((i * 3.3) % 13.4), 0.5 + (i % 2) * 0.2, bits, 'opacity=".8"')).join('');

const cake = (top: string, side: string, shade: string, deco: string): string =>
  oval(16, 26.8, 14, 3, 'lin:#fffdf8,#d9cdbd') + solid('M3.6 14Q16 19 28.4 14V24Q27.4 27.6 16 27.600T3.6 24z', side, shade, '#ffffff', 1.1) + line('M3.8 19.600Q16 24.4 28.2 19.6', '#fff', 0.7, 'opacity=".35"') + solid('M3.6 13.600C3.6 10.4 9 8.6 16 8.600S28.4 10.4 28.4 13.600S23 18.6 16 18.600S3.6 16.8 3.6 13.600z', top, shade, '#ffffff', 0.8) + deco;

const muffin = (x: number, y: number, scale: number): string =>
  moved(x, y, scale, 0, solid('M-6 1H6L4.6 8.600Q4.4 9.4 3.6 9.400H-3.600Q-4.4 9.4-4.6 8.600z', 'linx:#c98f54,#f0cf9c,#b5793c', '#6d3c10', '#fff4dc', 0.6) + line('M-3.6 1.400L-2.8 9.200M-1.2 1.400L-1 9.200M1.2 1.400L1 9.200M3.6 1.400L2.8 9.2', '#8a5216', 0.35, 'opacity=".6"') + solid('M-7.6 1.400C-9-2.4-6-3.4-5.4-5C-4-8-1.4-8.6 0-8.600S4-8 5.4-5C6-3.4 9-2.4 7.6 1.400Q0 3.4-7.6 1.400z', 'rad:#fbdf9c,#e3a94e,#b0701e', '#6d3c08', '#fffbe2', 0.9) + [[-3.6, -3], [0.4, -5], [3.8, -2.6], [-0.8, -1], [-5.4, -0.4], [5.6, 0]].map(([a = 0, b = 0]) => dot(a, b, 0.95, 'rad:#7f8fd0,#3a4486,#1c2350')).join(''));

/** Rolls of dough from both tips to the belly, each over the one before it. */
const ROLLS = [[78, 2.3, 2.6], [-78, 2.3, 2.6], [56, 3.3, 4.2], [-56, 3.3, 4.2], [30, 4, 5.7], [-30, 4, 5.7], [0, 4.5, 6.6]] as const;
const crescent = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, ROLLS.map(([at, rx, ry]) => {
    const a = (at * Math.PI) / 180;
    const outline = `M${-rx} 0C${-rx} ${-ry * 0.8} ${-rx * 0.7} ${-ry} 0 ${-ry}S${rx} ${-ry * 0.8} ${rx} 0S${rx * 0.5} ${ry} 0 ${ry}S${-rx} ${ry * 0.7} ${-rx} 0z`;
    return moved(Math.sin(a) * 11.4, 8 - Math.cos(a) * 9.4, 1, at, solid(outline, 'lin:#ffdf98,#e9a548,#bb701e,#7f450c', '#5c2c04', '#fff6d2', 0.7) + within(outline, line(`M${-rx * 0.5} ${-ry}Q${-rx * 0.8} 0 ${-rx * 0.3} ${ry}M${rx * 0.15} ${-ry}Q${rx * 0.05} 0 ${rx * 0.25} ${ry}`, '#8a4a0c', 0.3, 'opacity=".4"')) + oval(-rx * 0.15, -ry * 0.6, rx * 0.42, ry * 0.16, '#fff4cc', -6, 'opacity=".6"'));
  }).join(''));

/** A sandwich from the side: what lies between two slices. */
const filled = (x: number, y: number, turn: number, slice: string, filling: string): string => {
  const slab = (at: number): string => solid(`M-9 ${at}Q-9.6 ${at - 3.2} -8 ${at - 3.4}H8Q9.6 ${at - 3.2} 9 ${at}Q9 ${at + 0.6} 8.4 ${at + 0.6}H-8.4Q-9 ${at + 0.6} -9 ${at}z`, 'lin:#e0a85c,#fff6dc,#f3dfb4', '#a8702c', '#ffffff', 0.7);
  return moved(x, y, 1, turn, shape('M-8.4-2H8.4V5H-8.4z', '#e9c893') + slab(7) + line('M-9 3.4Q-6.8 5.4-4.6 3.6T0 3.8T4.6 3.6T9 3.4', '#5fa83c', 2) + line('M-8.6 3Q-6.8 4.6-4.6 3T0 3.2T4.6 3T8.6 3', '#a3d65c', 0.6) + line('M-8.2 1.6H8.2', slice, 1.8) + line('M-8-.4Q-6-1.6-4-.4T0-.4T4-.4T8-.6', filling, 2.4) + line('M-7.4-1.2Q-6-2-4-1T0-1T4-1', '#ffffff', 0.4, 'opacity=".5"') + slab(-1.4));
};

/** Chopped egg in mayonnaise, thick between two slices. */
const eggFilled = (x: number, y: number, turn: number): string => {
  const slice = (at: number): string => solid(`M-9 ${at}Q-9.6 ${at - 3.2} -8 ${at - 3.4}H8Q9.6 ${at - 3.2} 9 ${at}Q9 ${at + 0.6} 8.4 ${at + 0.6}H-8.4Q-9 ${at + 0.6} -9 ${at}z`, 'lin:#c98a48,#f3dfb4,#e6c68c', '#8a5a22', '#ffffff', 0.7);
  const bits = Array.from({ length: 20 }, (_, i) => oval(-8 + ((i * 4.3) % 16.4), -1.4 + ((i * 1.9) % 5.2), i % 3 ? 1.1 : 0.8, i % 3 ? 0.8 : 0.6, i % 3 === 0 ? 'rad:#ffe06a,#f2ac1c' : i % 3 === 1 ? '#ffffff' : '#fdf3c4', i * 40)).join('');
  return moved(x, y, 1, turn, slice(7) + line('M-8.8 3.6Q-6.8 5-4.6 3.8T0 4T4.6 3.8T8.8 3.6', '#6fb644', 1.3) + shape('M-9.2-1.4Q-10 2.6-8.4 3.6Q0 4.8 8.4 3.6Q10 2.6 9.2-1.4z', 'lin:#fdeaa0,#f3cd5c') + bits + slice(-1.6));
};

export const breads: Record<string, () => string> = {
  flatbread: () => stack('rad:#fffaf0,#f6e4c2,#dcb982', '#a3763a'),
  'brown-flatbread': () => stack('rad:#e9cfa0,#cfa468,#a3743a', '#5f3a14', '#5f3410'),
  'saj-bread': () => round(16, 16, 14.4, 9.8, 'rad:#fffaf0,#f3e0bc,#d9b47c', '#a3763a', 15) + line('M4 18Q12 12 27 13M7 21.600Q16 16 28 17.6', '#c99a5c', 0.5, 'opacity=".6"'),
  tortilla: () => stack('rad:#fffdf6,#f9eed6,#e4cfa4', '#b08a4e', '#c08a4a'),
  naan: () => [[12, 12, -20], [19.6, 19, -14]].map(([x = 0, y = 0, turn = 0], i) => moved(x, y, 1, turn, solid('M-10.6 2C-11-3.4-4-7 2.6-6C8.6-5 12.6-1.4 12 1.400C11 4.6 5.6 6.6-1 6.400C-6.6 6.2-10.4 5-10.6 2z', 'rad:#fff4dc,#f0d09a,#cf9a54', '#8a5216', '#fffdf0', 1) + Array.from({ length: 12 }, (_, k) => oval(-8 + ((k * 5.3) % 17), -4 + ((k * 3.1) % 8.4), 0.9 + (k % 3) * 0.4, 0.6 + (k % 2) * 0.3, '#8a4f1c', k * 30 + i * 20, 'opacity=".5"')).join('') + Array.from({ length: 10 }, (_, k) => dot(-7 + ((k * 4.1) % 15), -3.6 + ((k * 2.7) % 7.4), 0.28, '#4f7a2a')).join(''))).join(''),
  khameer: () => round(10.6, 12.4, 8.6, 5.6, 'rad:#d9a25c,#a8692c,#6d3c12', '#3c1c04', 21, '#3c1c04') + round(22, 14.4, 8.6, 5.6, 'rad:#d9a25c,#a8692c,#6d3c12', '#3c1c04', 22, '#3c1c04') + round(15.6, 21, 9, 5.8, 'rad:#dfab66,#b07234,#74420f', '#3c1c04', 23, '#3c1c04') + [[10.6, 11.4], [22, 13.4], [15.6, 20]].map(([x = 0, y = 0]) => Array.from({ length: 14 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt(i / 14); return oval(x + Math.cos(a) * q * 5.6, y + Math.sin(a) * q * 2.8, 0.5, 0.28, '#fbeacb', i * 47); }).join('')).join(''),
  manakish: () => [[11, 12.4], [20.6, 19.4]].map(([x = 0, y = 0], k) => round(x, y, 10.4, 7, 'rad:#fff0d0,#eec98c,#cf9648', '#8a5216', 31 + k) + oval(x, y, 8.8, 5.6, 'rad:#8f9a4a,#606e30,#434f1e') + Array.from({ length: 54 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 54); return dot(x + Math.cos(a) * q * 8.2, y + Math.sin(a) * q * 5.1, 0.26 + (i % 3) * 0.08, ['#f6e6b8', '#39441a', '#a3b25a', '#8a2f3a'][i % 4] ?? '#39441a'); }).join('')).join(''),
  fatayer: () => [[9, 11, -10], [22.6, 11.4, 14], [9.6, 21, 8], [22.8, 21.4, -12]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 0.94, turn, solid('M0-6.400C2-6.4 7.6 2 7.4 4.200C7 6.2-7 6.2-7.4 4.200C-7.6 2-2-6.4 0-6.4z', 'rad:#fbe0a4,#e3a94e,#b5701e', '#7a4208', '#fffae2', 0.9) + line('M0-5.200V.6M0 .6L-5.8 3.600M0 .6L5.8 3.6', '#a3621a', 0.7, 'opacity=".65"') + oval(0, 1, 2.2, 1.4, 'rad:#ffffff,#fbf2dc') + dot(-0.6, 0.8, 0.3, '#4f8f30') + dot(0.7, 1.2, 0.3, '#4f8f30'))).join(''),
  bread: () => loaf('lin:#f0b866,#c98336,#a8641f', '#6d3806', 'lin:#fffdf4,#f6e9cc', '#dcc69a'),
  'brown-bread': () => loaf('lin:#b5763a,#8a5220,#643610', '#341802', 'lin:#e3c392,#c99f64', '#8a5c28'),
  'rye-bread': () => loaf('lin:#6d4a30,#4a2e1a,#2f1a0c', '#140802', 'lin:#a3805c,#7f5e3e', '#3c2410'),
  sourdough: () => loaf('lin:#d99a54,#a8682c,#7a4414', '#4a2204', 'lin:#f9ecd0,#e9d2a4', '#b58f54'),
  'seeded-bread': () => loaf('lin:#c98a48,#9a6228,#704212', '#3c1c02', 'lin:#ecd6ac,#d6b67c', '#5f4a1c') + Array.from({ length: 26 }, (_, i) => oval(10 + ((i * 5.3) % 18), 6.4 + ((i * 1.9) % 5.6), 0.6, 0.3, i % 3 ? '#fbe9c0' : '#5f6a2a', i * 50)).join(''),
  'burger-buns': () => bun(9.4, 11.4, 0.860, 'rad:#f6c878,#d9923a,#a8601a', '#6d3806', seeds(26, '#fff4d4')) + bun(22.8, 11.6, 0.860, 'rad:#f6c878,#d9923a,#a8601a', '#6d3806', seeds(26, '#fff4d4')) + bun(16, 21.4, 0.960, 'rad:#f6c878,#d9923a,#a8601a', '#6d3806', seeds(30, '#fff4d4')),
  'brioche-buns': () => bun(9.4, 11.4, 0.860, 'rad:#e9a34c,#b86a1e,#84430a', '#4f2402', '') + bun(22.8, 11.6, 0.860, 'rad:#e9a34c,#b86a1e,#84430a', '#4f2402', '') + bun(16, 21.4, 0.960, 'rad:#e9a34c,#b86a1e,#84430a', '#4f2402', ''),
  samoon: () => [[12, 9.8, -10], [19.6, 16.2, 8], [12.4, 22.8, -6]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, solid('M-12.4 0C-8-4.4-3-5 0-5S8-4.4 12.4 0C8 4.4 3 4.6 0 4.600S-8 4.4-12.4 0z', 'rad:#fbe0a8,#e3ab5a,#b87a2c', '#7a4410', '#fffae6', 1) + line('M-7.6-1Q0-3 7.6-1', '#a3682a', 0.7, 'opacity=".55"') + Array.from({ length: 12 }, (_, i) => oval(-7 + ((i * 4.7) % 14), -3 + ((i * 1.7) % 4), 0.4, 0.240, '#fff6dc', i * 40)).join(''))).join(''),
  bagel: () => [[10.4, 12], [21.6, 19.6]].map(([x = 0, y = 0]) => moved(x, y, 1, 0, solid('M-9.4 0C-9.4-4.4-5-7 0-7S9.4-4.4 9.4 0S5 7 0 7S-9.4 4.4-9.4 0zM-2.8-.4C-2.8 1-1.4 1.8 0 1.800S2.8 1 2.8-.4S1.4-2.4 0-2.400S-2.8-1.6-2.8-.4z', 'rad:#f6cf8c,#d99a4a,#a8661e', '#6d3c08', '#fff6dc', 1).replaceAll('/>', ' clip-rule="evenodd" fill-rule="evenodd"/>') + oval(0, -0.2, 2.8, 1.9, 'lin:#8a5216,#c98a3c') + oval(-4.6, -3.6, 2.4, 0.9, '#fff', -24, 'opacity=".4"'))).join(''),
  'loaf-cake': () => cakeLoaf('lin:#b5763a,#7f4c1c,#5a300c', '#341802', 'lin:#c99a5c,#a8743a', '#5a2a0c'),
  'pound-cake': () => cakeLoaf('lin:#dfa04a,#b5722a,#8a4f14', '#5a3004', 'lin:#fff0b8,#f6d680', '#f0c862'),
  cupcake: () => muffin(9.6, 12, 0.860) + muffin(22.6, 12, 0.860) + muffin(16, 20.8, 0.960),
  'chocolate-cake': () => cake('rad:#8a5636,#55301a,#3a1d0c', 'linx:#4a2814,#7a4a2c,#3a1d0c', '#180a02', [[8, 13], [12.6, 10.8], [19.4, 10.8], [24, 13], [19.6, 15.6], [12.4, 15.6]].map(([x = 0, y = 0]) => solid(`M${x - 2.2} ${y + 0.8}Q${x - 1.6} ${y - 1} ${x} ${y - 2.2}Q${x + 1.6} ${y - 1} ${x + 2.2} ${y + 0.8}Q${x} ${y + 1.8} ${x - 2.2} ${y + 0.8}z`, 'lin:#a8744c,#6d4028', '#2c1204', '#f6dcc4', 0.5)).join('') + dot(16, 12.8, 1.9, 'rad:#f0485a,#b5162c,#6d0614') + line('M16 11.200Q16.4 9 18 8.2', '#4f7a2a', 0.5)),
  'birthday-cake': () => cake('rad:#fffdf6,#fdf0d6,#efd9ac', 'linx:#f3e0b8,#fffaf0,#e4c993', '#a8843c', [[8, 13], [12.6, 10.8], [19.4, 10.8], [24, 13], [19.6, 15.6], [12.4, 15.6]].map(([x = 0, y = 0]) => solid(`M${x - 2.2} ${y + 0.8}Q${x - 1.6} ${y - 1} ${x} ${y - 2.2}Q${x + 1.6} ${y - 1} ${x + 2.2} ${y + 0.8}Q${x} ${y + 1.8} ${x - 2.2} ${y + 0.8}z`, 'lin:#ffffff,#f6e2bc', '#c9a05c', '#ffffff', 0.5)).join('') + [[16, 12.6], [10.4, 13.2], [21.6, 13.2]].map(([x = 0, y = 0]) => dot(x, y, 1.2, 'rad:#ff7a68,#d92c34,#8f0f1c')).join('') + line('M3.8 23.200Q16 28 28.2 23.2', '#e8a0a8', 1.1)),
  croissant: () => crescent(19.6, 9.6, 0.78, 18) + crescent(14.6, 19.4, 1.02, -8),
  'baguette-bread': () =>
    moved(16, 16, 1.06, -34, solid('M-16.6-.6C-16-3.6-11-4.6-5-4.8C2-5 9-4.8 13-3.6C15.8-2.8 16.8-1.2 16.4.6C15.8 3 11 4.2 4 4.6C-4 4.8-11 4.6-14.4 3.2C-16.2 2.4-16.8 1-16.6-.6z', 'lin:#f3c477,#d3903c,#9a5c18', '#5c3004', '#fff3d0', 1.1) + [-11.4, -5.6, 0.2, 6, 11.4].map((at) => solid(`M${at - 2.6} 1.8Q${at - 0.8}-3 ${at + 3.6}-3.4Q${at + 2} 1 ${at - 2.6} 1.8z`, 'lin:#fff6dc,#f0d69c', '#a8681c', '#ffffff', 0.4)).join('') + Array.from({ length: 14 }, (_, i) => dot(-14 + ((i * 7.3) % 28), -3.4 + ((i * 2.3) % 6.4), 0.26, '#fffaf0', 'opacity=".8"')).join('')),
  sandwich: () => filled(14.6, 9.6, -6, '#f9d350', '#f0b8a0') + filled(17.4, 22, 4, '#f9d350', '#f0b8a0'),
  'egg-sandwich': () => eggFilled(14.6, 9.6, -6) + eggFilled(17.4, 22, 4),
  pancakes: () =>
    [24.4, 20.4, 16.4, 12.4].map((y, i) => solid(`M3.4 ${y}Q3.4 ${y - 3.6} 16 ${y - 3.8}T28.6 ${y}Q28.8 ${y + 3.6} 16 ${y + 4}T3.4 ${y}z`, i === 3 ? 'rad:#f3c477,#d9953c,#b06e1c' : 'lin:#fbe6b4,#d9953c', '#8a4f0c', '#fff6d8', 0.8)).join('') + solid('M8 10.6Q12 8.4 17 9T24.6 11.4Q26 13 24.6 14.8L24 20Q23 21.6 22.2 20L22 15.6Q19 16.8 17.6 16.2L17 22.4Q15.8 24 14.8 22.4L14.4 16Q10.4 15.6 9.6 15L9 18.4Q8 19.6 7.4 18.4Q6.4 12.4 8 10.6z', 'rad:#b5702a,#7f4210,#552804', '#2c1202', '#ffd9a0', 0.7) + shape('M13 8.6L17.6 7L20.6 8.8L16 10.6z', '#fff3b0') + shape('M13 8.6L16 10.6V13L13 11z', '#f6d058') + shape('M16 10.6L20.6 8.8V11L16 13z', '#e3b63c'),
};

import { dot, line, moved, oval, slab, solid } from './brush.ts';
import { laid } from './heap.ts';

/** Dry pasta by shape. */
const NINE = [[7, 9.6, -20], [16, 8.6, 34], [25, 10, -8], [10.6, 15.8, 60], [20.6, 16, -40], [6.6, 21.6, 14], [15.4, 22.4, -16], [24.8, 22, 40]] as const;

const fusilliOf = (light: string, mid: string, dark: string): string => [-5.6, -2.8, 0, 2.8, 5.6].map((x) => solid(`M${x - 2.2} -1.4Q${x}-4 ${x + 1.6} -2.8Q${x + 2.6} -1 ${x + 1} 1.6Q${x - 0.6} 3.8 ${x - 2} 2.6Q${x - 3} .8 ${x - 2.2} -1.4z`, `lin:${light},${mid},${dark}`, dark, '#fff8dc', 0.5)).join('');
const bow = solid('M-6.4-3.6Q-3-2.6-1-1Q0-1.6 1-1Q3-2.6 6.4-3.6L5.8-1.8L6.6-.6L5.8.6L6.6 1.8L6.2 3.6Q3 2.6 1 1Q0 1.6-1 1Q-3 2.6-6.2 3.6L-6.6 1.8L-5.8.6L-6.6-.6L-5.8-1.8z', 'lin:#ffeeb8,#f6cf6a,#d9a33a', '#8f6212', '#fffbe6', 0.7) + line('M0-1V1', '#b57f20', 0.8) + line('M-1-.6Q-3-1.4-5-2M-1 .6Q-3 1.4-5 2M1-.6Q3-1.4 5-2M1 .6Q3 1.4 5 2', '#c9922c', 0.3, 'opacity=".6"');
const elbow = line('M-3.6 2.4C-4-2.8 3.8-3.2 3.6 2.2', '#b57f20', 3.4) + line('M-3.6 2.2C-4-3 3.8-3.4 3.6 2', '#f3c660', 2.8) + line('M-2.9 1.4C-2.8-2 2.6-2.4 2.9 1.2', '#fff0b8', 0.7) + oval(-3.6, 2.8, 1.4, 0.8, '#8f6212') + oval(3.6, 2.6, 1.4, 0.8, '#8f6212');
const nest = Array.from({ length: 6 }, (_, i) => `<ellipse cx="${((i % 3) - 1) * 0.5}" cy="${((i % 2) - 0.5) * 0.5}" rx="${(6 - i * 0.85).toFixed(1)}" ry="${(4.6 - i * 0.66).toFixed(1)}" fill="none" stroke="${i % 2 ? '#f9d880' : '#d9a33a'}" stroke-width="1.1" transform="rotate(${i * 23})"/>`).join('');
const orzoOf = solid('M-1.9 0Q0-1.1 1.9 0Q0 1.1-1.9 0z', 'rad:#fff3cc,#f3d48a,#d3a64a', '#8f6c20', '#ffffff', 0.3);

/** Long pasta held in a band. */
const bundle = (a: string, b: string, band: string): string =>
  moved(16, 16, 1, -26, slab(-14, -4.6, 28, 9.6, 1.2, b) + Array.from({ length: 13 }, (_, i) => line(`M${-14 + (i % 3) * 0.5} ${-4.2 + i * 0.72}H${14 - ((i * 2) % 3) * 0.6}`, i % 2 ? a : b, 0.6)).join('') + Array.from({ length: 5 }, (_, i) => line(`M-13.6 ${-3.8 + i * 1.8}H13.4`, '#fffbe0', 0.2, 'opacity=".8"')).join('') + solid('M-3-5H3V5.4H-3z', band, '#3a1c10', '#ffffff', 0.6));

/** Fine threads dried in a nest: rings that cross, and ends that stand off. */
const fineNest = (a: string, b: string, dark: string): string =>
  oval(0, 1.4, 7.4, 5.2, dark, 0, 'opacity=".45"') + oval(0, 0.4, 7.2, 5.2, b) + Array.from({ length: 15 }, (_, i) => `<ellipse cx="${(((i * 5) % 7) * 0.22 - 0.66).toFixed(2)}" cy="${(((i * 3) % 5) * 0.22 - 0.44).toFixed(2)}" rx="${(7 - i * 0.42).toFixed(1)}" ry="${(4.9 - i * 0.31).toFixed(1)}" fill="none" stroke="${i % 3 === 0 ? dark : i % 2 ? a : b}" stroke-width=".5" transform="rotate(${(i * 37) % 50 - 25})"/>`).join('') + line('M-6.4-2.6q-1.6-1 -2-2.4M6.6 2q1.8.4 2.4 1.6M-4 4.4q-1 1-2.4 1.2M5-3.6q1.2-1.2 2.4-1.4', a, 0.5);
const nests = (a: string, b: string, dark: string): string => laid([fineNest(a, b, dark)], [[9.4, 10.8, -8], [22.8, 10.6, 12], [16, 20.6, 4, 1.12]]);
/** Flat noodles lie as they dry: ribbons side by side, a little wavy, held by a paper band. */
const ribbons = (a: string, b: string, dark: string, band: string): string =>
  moved(16, 16, 1, -24, slab(-14, -6.4, 28, 13, 1.4, dark) + Array.from({ length: 7 }, (_, i) => { const y = -5.6 + i * 1.9; const d = `M${-14.4 + (i % 3) * 0.7} ${y}q3.6-.7 7.2 0t7.2 0t7.2 0t${6.4 - (i % 2)} 0`; return line(d, dark, 2) + line(d, i % 2 ? a : b, 1.5) + `<g transform="translate(0-.4)">${line(d, '#ffffff', 0.35)}</g>`; }).join('') + solid('M-3-7H3V7.2H-3z', band, '#3a1c10', '#ffffff', 0.6));
const sheet = solid('M-9.4 1L0-4L9.4 1L0 6z', 'lin:#fff0bc,#f3cf72,#dcae48', '#8f6c20', '#ffffff', 0.6) + line('M-8 1.200L0 5.400L8 1.2', '#c9922c', 0.3);

const steam = line('M11 7Q9 4.6 11 2.6M16 6Q14 3.6 16 1.4M21 7Q19 4.6 21 2.6', '#ffffff', 0.9, 'opacity=".8"');
const noodleBowl = (soup: string, on: string): string =>
  solid('M2.4 15.4C2.6 23.6 8.6 29 16 29S29.4 23.6 29.6 15.4z', 'lin:#c23a2c,#96201a,#5f0f0e', '#2c0404', '#ffd3c4', 1.2) + oval(16, 15, 14, 6.6, '#e9d3b4') + oval(16, 15.4, 12.6, 5.6, soup) + Array.from({ length: 9 }, (_, i) => line(`M${6 + i * 1.6} ${16.6 - (i % 3)}q3-4 6-.6t4-.6`, i % 2 ? '#ffe9a4' : '#f3c95c', 0.9)).join('') + on + steam;

export const pasta: Record<string, () => string> = {
  fusilli: () => laid([fusilliOf('#fff0b8', '#f3c85e', '#cf962c')], NINE.map((s) => [...s, 0.82] as const)),
  'lentil-fusilli': () => laid([fusilliOf('#ffcaa0', '#ee8a4a', '#c25a1c')], NINE.map((s) => [...s, 0.82] as const)),
  farfalle: () => laid([bow], NINE.map((s) => [...s, 0.9] as const)),
  'pasta-elbows': () => laid([elbow], NINE.map((s) => [...s, 0.82] as const)),
  spaghetti: () => bundle('#fbe3a0', '#d9a640', 'lin:#b5332a,#8d1f1a'),
  'brown-spaghetti': () => bundle('#d3a46c', '#8f5f2c', 'lin:#8a5a2b,#5f3814'),
  noodles: () => laid([nest], [[9.4, 11.4, 0, 0.98], [22.6, 11.2, 40, 0.98], [9.6, 21.4, 80, 0.98], [22.8, 21.6, 20, 0.98]]),
  vermicelli: () => nests('#fff0be', '#f0c860', '#b98424'),
  'roasted-vermicelli': () => nests('#eec07a', '#c98a3c', '#7a4412'),
  'rice-noodles': () => ribbons('#fdf9ee', '#f1e8d2', '#b5a680', 'lin:#3a6fb5,#1f4a86'),
  'rice-vermicelli': () => nests('#ffffff', '#f3ead4', '#b09c70'),
  'glass-noodles': () => nests('#f4faf4', '#d3e0d6', '#869c8c'),
  'soba-noodles': () => bundle('#c2a48c', '#86664e', 'lin:#2c3a5c,#16203c'),
  orzo: () => laid([orzoOf], Array.from({ length: 90 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((89.5 - i) / 90); return [16 + Math.cos(a) * q * 12, 17.4 + Math.sin(a) * q * 8 - (1 - q) * 2.4, (i * 67) % 180, 1.1] as const; })),
  'lasagne-sheets': () => laid([sheet], [[16, 20.6, 0], [16, 17.6, 2], [16, 14.6, -2], [16, 11.6, 1]].map(([x = 0, y = 0, t = 0]) => [x, y, t, 1.34] as const)),
  'steaming-bowl': () => noodleBowl('lin:#f0b04a,#c97a1c', oval(20.6, 13.6, 3, 1.9, '#fffdf4') + oval(20.6, 13.6, 1.5, 1, 'rad:#ffd34a,#f09a14') + [[9, 14.4], [12, 17.6], [17, 18]].map(([x = 0, y = 0]) => oval(x, y, 1, 0.5, '#5fa83c', x * 20)).join('')),
  ramen: () => noodleBowl('lin:#e8552c,#b5230f', [[10, 14], [20, 13.4], [16, 18]].map(([x = 0, y = 0], i) => moved(x, y, 1, i * 50, line('M-2 0Q0-1.4 2 0', '#c9150f', 1.1) + dot(2, 0, 0.5, '#4f8f30'))).join('') + dot(22.6, 16.4, 0.8, '#8fcf5a') + dot(12.6, 17, 0.8, '#8fcf5a')),
};

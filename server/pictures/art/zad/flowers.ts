import { dot, line, moved, oval, shape, slab, solid } from './brush.ts';
import { laid } from './heap.ts';

/** Cut flowers, by the bunch. */
const SPOTS = [[16, 5.6, 0], [9.6, 6.8, -18], [22.4, 6.8, 18], [5.4, 10.6, -36], [26.6, 10.6, 36], [12.6, 10.6, -8], [19.4, 10.6, 8], [8.8, 14.4, -24], [23.2, 14.4, 24], [16, 14.6, 0]] as const;

function bouquetOf(heads: readonly string[], leaf: string, paper: string, ribbon: string, scale = 1, count = 10): string {
  const spots = SPOTS.slice(0, count);
  const stems = spots.map(([x, y]) => line(`M${16 + (x - 16) * 0.14} 25Q${16 + (x - 16) * 0.4} ${y + 9} ${x} ${y + 2}`, '#4f8a38', 0.9)).join('');
  const leaves = [[6, 17, -50], [26, 17, 50], [10, 19, -24], [22, 19, 24]].map(([x = 0, y = 0, t = 0]) => moved(x, y, 1, t, leaf)).join('');
  return (
    line('M14 25L12 31M15.4 25L15 31.400M17 25L17.4 31.400M18 25L20 31', '#5f9a44', 1.2) + stems + leaves + laid(heads, spots.map(([x, y, t]) => [x, y, t, scale] as const)) +
    solid('M7 18.6Q16 22.4 25 18.6L19.4 27.4H12.600z', paper, '#8a7a64', '#ffffff', 0.8) + solid('M12 25H20L19.4 28H12.6z', ribbon, '#4a0a1c', '#ffffff', 0.5)
  );
}

/** A rose from above: petals in two rounds, pale at their edges and dark at the heart, and the bud still rolled. */
export function roseOf(light: string, mid: string, dark: string): string {
  const petal = (turn: number, scale: number, paint: string): string => moved(0, 0, scale, turn, shape('M0 .6C-3.2.2-4.4-2.4-3.2-4.2C-2-5.6-.6-5 .4-5.4C1.8-5.8 3-5.2 3.5-3.8C4.2-2 3 .2 0 .6z', paint, `stroke="${dark}" stroke-width=".22" stroke-opacity=".7"`));
  const outer = `lin:${light},${mid},${dark}`;
  return [18, 90, 162, 234, 306].map((turn) => petal(turn, 1, outer)).join('') + [54, 140, 220, 310].map((turn) => petal(turn, 0.7, outer)).join('') + [0, 120, 240].map((turn) => petal(turn + 20, 0.42, `lin:${light},${dark}`)).join('') + dot(0, 0, 1.1, `rad:${mid},${dark}`) + line('M-.9.4Q-1-.9.1-.9T1 .1Q.7.9-.1.7', light, 0.34, 'opacity=".8"');
}

const rose = roseOf('#f75e66', '#cf1d34', '#7d0a1c');
const tulip = (a: string, b: string, c: string): string => solid('M0 5C-3.6 5-4.8 1.6-4.4-3.6Q-3-2.6-2-1Q-1.4-4 0-5.4Q1.4-4 2-1Q3-2.6 4.4-3.600C4.8 1.6 3.6 5 0 5z', `lin:${a},${b},${c}`, c, '#ffffff', 0.7) + line('M-2-1Q-1.4 2-.4 4.4M2-1Q1.4 2 .4 4.4', c, 0.35, 'opacity=".6"');
const sunflower = Array.from({ length: 15 }, (_, i) => moved(0, 0, 1, i * 24, shape('M0-2Q1.8-4.4 0-7.4Q-1.8-4.4 0-2z', i % 2 ? 'lin:#ffd93a,#f0a010' : 'lin:#fbc41c,#dd8a04'))).join('') + dot(0, 0, 3, 'rad:#8a5a2c,#54300f,#2c1604') + Array.from({ length: 18 }, (_, i) => dot(Math.cos(i * 2.4) * Math.sqrt(i / 18) * 2.6, Math.sin(i * 2.4) * Math.sqrt(i / 18) * 2.6, 0.22, '#c98a44')).join('');
const leafOf = (a: string, b: string): string => solid('M0-6C2.6-3 2.6 2 0 6C-2.6 2-2.6-3 0-6z', `lin:${a},${b}`, '#1c4a1c', '#eaffd0', 0.5) + line('M0-5V5', '#c5e8a4', 0.35);

export const flowers: Record<string, () => string> = {
  rose: () => line('M16 14Q15 22 17 31', '#4f8a38', 1.3) + moved(10.6, 23, 1, -58, leafOf('#6fae4c', '#2f7030')) + moved(22, 22, 1, 56, leafOf('#6fae4c', '#2f7030')) + moved(16, 11, 1.6, 0, rose),
  sunflower: () => line('M16 16Q15 23 16.6 31', '#4f8a38', 1.5) + moved(10.4, 25, 1, -60, leafOf('#7fb544', '#3f7f2a')) + moved(22.4, 24, 1, 58, leafOf('#7fb544', '#3f7f2a')) + moved(16, 11.6, 1.4, 0, sunflower),
  roses: () => bouquetOf([rose], leafOf('#6fae4c', '#2f7030'), 'lin:#fffdf8,#e9dfce', 'lin:#c2162c,#8a0618', 0.94),
  tulips: () => bouquetOf([tulip('#ff9ab0', '#e2507a', '#a8204c'), tulip('#ffe08a', '#f9b83a', '#cf7a0c'), tulip('#ffffff', '#f6dce4', '#d39aac')], leafOf('#9ccf7a', '#4f9a4c'), 'lin:#f6f0fb,#d9cbe6', 'lin:#b56ab0,#7a3a7a'),
  sunflowers: () => bouquetOf([sunflower], leafOf('#7fb544', '#3f7f2a'), 'lin:#e3c79c,#b5935f', 'lin:#3f7f3a,#23582a', 0.76, 7),
  soap: () => moved(16, 16, 1, -14, slab(-11.4, -4.4, 23, 13, 4, '#b59a6c') + solid('M-8-7H8.6Q12-7 12-3.6V2.4Q12 5.8 8.6 5.8H-8Q-11.4 5.8-11.4 2.4V-3.6Q-11.4-7-8-7z', 'lin:#fffaf0,#f3e6cc,#dcc69c', '#8f7440', '#ffffff', 1.1) + solid('M-5.6-3.6H6.2Q8-3.6 8-2V1Q8 2.6 6.2 2.600H-5.6Q-7.4 2.6-7.4 1V-2Q-7.4-3.6-5.6-3.6z', 'lin:#efe0c0,#faf0da', '#b59a64', '#ffffff', 0.5)) + [[25, 7.6, 2.4], [28, 11.4, 1.3], [5, 25.4, 2], [8.4, 28, 1.1]].map(([x = 0, y = 0, r = 1]) => dot(x, y, r, 'rad:#ffffff/.95,#e3f2fa/.7,#a9d3e8/.8') + dot(x - r * 0.35, y - r * 0.35, r * 0.25, '#fff')).join(''),
  'laurel-soap': () => moved(16, 16, 1, -10, slab(-11, -6, 22.6, 16, 1.4, '#5f5a24') + solid('M-11-9H11Q11.6-9 11.6-8.4V5.4Q11.6 6 11 6H-11Q-11.6 6-11.6 5.4V-8.4Q-11.6-9-11-9z', 'lin:#b5a35c,#948640,#6f6a2c', '#3c3a10', '#f3ecc4', 1) + slab(-6.4, -5, 13, 7, 1, 'none', 'stroke="#5f5a24" stroke-width=".6"') + line('M0 1V-3.600M0-.6Q-2.4-1-2.6-3Q-.4-3 0-.6Q2.4-1 2.6-3Q.4-3 0-.6', '#5f5a24', 0.7)) + moved(26, 25, 1, 30, leafOf('#7fa04c', '#3f6a2a')) + moved(22.6, 27.4, 0.8, 70, leafOf('#8fae5a', '#4a742e')),
  'miswak-sticks': () => [[-16, 12], [0, 16], [14, 20]].map(([turn = 0, y = 0]) => moved(16, y, 1, turn, slab(-13, -1.9, 24, 3.8, 1.6, 'lin:#d9b27c,#a87c44,#75501f') + line('M-10-.6Q-4-1.2 2-.4M-6 .8Q0 .4 8 .9', '#5f3f16', 0.35, 'opacity=".6"') + oval(11, 0, 1, 1.9, '#f0dcb4') + line('M11.4-1.4L14.6-2.2M11.6-.6L15.2-.8M11.6.3L15.2 .4M11.4 1.2L14.6 1.8', '#f6e8c8', 0.6))).join(''),
  toothbrush: () => [['#4fb8d0', '#2a7f9a', 10], ['#8fcf5a', '#4f9a34', 21]].map(([a, b, y], i) => moved(16, Number(y), 1, -16 + i * 4, solid('M-13.6 0Q-13.6-1.9-11-1.9Q-2-2.6 2-1.2L13-1.4Q14.4-1.4 14.4 0T13 1.4L2 1.200Q-2 2.6-11 1.9Q-13.6 1.9-13.6 0z', `lin:${a},${b}`, String(b), '#ffffff', 0.7) + [6, 7.6, 9.2, 10.8, 12.4].map((x, k) => slab(x - 0.6, -5.4, 1.3, 4.2, 0.4, k % 2 ? 'lin:#ffffff,#cfdde6' : `lin:${a},#ffffff`)).join(''))).join(''),
  'alum-stone': () => solid('M6 18L9.4 9L17 5.6L25 9.6L27.4 18L23 26L13 27.600L7.4 24z', 'lin:#ffffff/.95,#dfeef6,#a8c6d6', '#5f8296', '#ffffff', 1.2) + shape('M9.4 9L17 5.600L16 14z', '#fff', 'opacity=".8"') + shape('M16 14L25 9.6L27.4 18L19 20z', '#b9d6e4', 'opacity=".6"') + shape('M16 14L19 20L13 27.6L7.4 24L6 18z', '#fff', 'opacity=".35"') + line('M16 14L9.4 9M16 14L25 9.6M16 14L6 18M16 14L19 20M19 20L27.4 18M19 20L23 26M19 20L13 27.6', '#fff', 0.5, 'opacity=".8"') + oval(12, 13, 0.6, 2, '#fff', 30),
  candle: () => solid('M6.4 13.6Q16 17.6 25.6 13.6V26.4Q24.6 30 16 30T6.4 26.4z', 'linx:#b5764a,#dca67c,#c98a5c,#8f5630', '#4f2a10', '#ffe9d4', 1) + oval(16, 13.6, 9.6, 3.6, 'lin:#c98a5c,#a3653a') + oval(16, 13.8, 8.2, 2.8, 'rad:#fffbea,#fbecc4,#e6cd92') + line('M16 13.400V10.6', '#3c2410', 0.7) + oval(16, 7.4, 6, 6, 'mid:#ffd76a/.6,#ffd76a/0') + solid('M16 2.4C18.4 5.6 19 7.4 18.6 9C18.2 10.6 17.2 11.2 16 11.2S13.8 10.6 13.4 9C13 7.4 13.6 5.6 16 2.4z', 'lin:#fff0a0,#ffc23c,#f58a1c', '#d9660a', '#fffbe0', 0.5) + slab(10, 19.4, 12, 7, 0.8, '#fff4e2', 'opacity=".9"') + line('M12 22H20M13.4 24H18.6', '#8f5630', 0.6),
};

import { dot, line, moved, oval, shape, solid, within } from './brush.ts';
import { laid } from './heap.ts';

/** Berries, grapes and cherries. */
const strawberryOf = (x: number, y: number, scale: number, turn: number): string => {
  const d = 'M0-6.4C4.4-8.4 9-6 8.8-1.6C8.4 3.8 4 9 0 10.6C-4 9-8.4 3.8-8.8-1.6C-9-6-4.4-8.4 0-6.4z';
  const seeds = [[-5.4, -3.4], [-2, -3], [2, -3], [5.4, -3.4], [-6.2, 0], [-3.4, 0.4], [0, 0.6], [3.4, 0.4], [6.2, 0], [-4.4, 3.6], [-1.6, 3.8], [1.6, 3.8], [4.4, 3.6], [-2.4, 6.6], [0, 7], [2.4, 6.6]].map(([a = 0, b = 0]) => oval(a, b + 0.14, 0.46, 0.66, '#8a0d16', a * 4) + oval(a, b, 0.34, 0.54, '#ffe08a', a * 4)).join('');
  return moved(x, y, scale, turn, solid(d, 'rad:#ff7458,#e2302c,#a3121e', '#5c0610', '#ffd3c4', 1) + within(d, seeds) + oval(-4.6, -3.4, 1.3, 2.4, '#fff', 30, 'opacity=".45"') + solid('M0-6C-1.4-4-3-3.2-4.4-2.8Q-3.8-4.4-4-5.4Q-5.8-5-7.6-5.6Q-5.8-6.8-4.6-8Q-2.4-8.8-.8-7.6L-.6-9.8Q0-10.6.8-9.8L.8-7.6Q2.4-8.8 4.6-8Q5.8-6.8 7.6-5.6Q5.8-5 4-5.4Q3.8-4.4 4.4-2.8C3-3.2 1.4-4 0-6z', 'lin:#8fcf52,#3f8a2c', '#1c5210', '#eaffc8', 0.5));
};

const blueberryOf = (bloom: string): string =>
  dot(0, 0, 4.4, `rad:${bloom},#3c4d8f,#1a2350`) + oval(-1.5, -1.7, 1.5, 1, '#dfe6ff', -34, 'opacity=".6"') + shape('M.2-1.6L.9-.6L2.2-.8L1.6.4L2.4 1.4L1 1.4L.2 2.4L-.4 1.2L-1.6 1L-.8 0L-1.2-1.2L0-.8z', '#141b3c') + dot(0.4, 0.3, 0.6, '#2c3870');

const grapeOf = (paint: string): string => dot(0, 0, 3, paint) + oval(-1, -1.1, 0.9, 0.6, '#fff', -34, 'opacity=".7"') + oval(1, 1.4, 1, 0.5, '#fff', -34, 'opacity=".16"');

const cherryOf = (x: number, y: number, r: number): string => {
  const d = `M${x} ${y - r * 0.8}C${x + r * 0.8} ${y - r * 1.2} ${x + r * 1.1} ${y - r * 0.3} ${x + r} ${y + r * 0.2}C${x + r * 0.9} ${y + r * 0.8} ${x + r * 0.4} ${y + r} ${x} ${y + r}S${x - r * 0.9} ${y + r * 0.8} ${x - r} ${y + r * 0.2}C${x - r * 1.1} ${y - r * 0.3} ${x - r * 0.8} ${y - r * 1.2} ${x} ${y - r * 0.8}z`;
  return solid(d, 'rad:#c9344c,#7f0f26,#460512', '#22020a', '#ffc2cc', 0.9) + oval(x, y - r * 0.72, r * 0.4, r * 0.14, '#2e040e', 0, 'opacity=".6"') + oval(x - r * 0.42, y - r * 0.2, r * 0.16, r * 0.34, '#fff', 22, 'opacity=".7"');
};

export const berries: Record<string, () => string> = {
  strawberry: () => laid([strawberryOf(0, 0, 0.82, 0)], [[9.4, 13, -14], [22.6, 12.8, 14], [16, 20, 2]]),
  strawberries: () => laid([strawberryOf(0, 0, 0.54, 0)], [[6.4, 9.4, -20], [15.6, 8.6, 8], [25, 9.4, 24], [10.6, 15.8, 30], [20.6, 15.6, -16], [5.4, 21, 10], [14.6, 22.4, -12], [24.6, 21.6, 14]]),
  blueberries: () => laid([blueberryOf('#8ea2dc'), blueberryOf('#7f93d0')], [[6, 9.6, 0], [13.6, 8.8, 40], [21, 9.4, -30], [27, 13, 60], [9.4, 15.6, 20], [17, 15.4, -20], [24, 18.6, 10], [5, 20.6, -40], [12.4, 22, 0], [19.6, 22.6, 50], [26.6, 23.6, -16]]),
  grapes: () =>
    line('M16 8Q15.6 4 17.4 1.4M16 7Q11 5.6 8.6 6.4', '#7a5c2c', 1.1) + solid('M17 5.4C19 2 24 1 28 3.2C27 6 25.4 6.8 26 8.6C23 9.8 19.6 8.4 17 5.4z', 'lin:#9ccf5c,#4f9a38', '#23601c', '#f2ffd2', 0.6) +
    laid([grapeOf('rad:#e88a9c,#a8304c,#5c0f28'), grapeOf('rad:#dd7488,#942440,#4c0a20')], [[10, 9.4, 0], [15.4, 8.6, 20], [20.8, 9.6, -10], [7, 13.4, 10], [12.4, 12.8, -20], [17.6, 12.8, 0], [23.2, 13.6, 30], [9.2, 17.2, 0], [14.6, 17, 40], [20, 17.2, 0], [11.8, 21, 10], [17.2, 21, -10], [22, 20.6, 20], [14.4, 24.8, 0], [18.8, 24.6, 0], [16.4, 28, 0]]),
  cherries: () => line('M10.4 19Q12 10 19.4 4M21.6 19.6Q21.4 11 19.4 4', '#6d8a34', 1.1) + line('M18 4.6Q19.4 3 21 3.6', '#7a5c2c', 1.6) + solid('M19.6 4.2C22 1 27 1.6 30 4.6C27 7.4 22.6 7.2 19.6 4.2z', 'lin:#9ccf5c,#4f9a38', '#23601c', '#f2ffd2', 0.6) + cherryOf(9.6, 22, 6.8) + cherryOf(22.4, 22.6, 6.8),
  cranberries: () => laid([dot(0, 0, 2.4, 'rad:#d94a5c,#96162c,#560818') + line('M-1.4-.6Q0 .4 1.2-.8M-.8 1.2Q.4 .4 1.6 1', '#4a0614', 0.35) + oval(-0.8, -0.9, 0.7, 0.4, '#ffb8c0', -30, 'opacity=".8"')], Array.from({ length: 30 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 30); return [16 + Math.cos(a) * q * 11.4, 17.4 + Math.sin(a) * q * 8 - (1 - q) * 2, i * 53, 0.94] as const; })),
  'mixed-berries': () => laid([blueberryOf('#8ea2dc')], [[6, 11, 0], [20.6, 8.6, 30], [27, 17, 0], [11.4, 23.4, -20]], 'b') + strawberryOf(12.6, 14.4, 0.6, -12) + strawberryOf(23.4, 23.6, 0.56, 16) + [[18.4, 16.4], [6.2, 19], [18, 25]].map(([x = 0, y = 0]) => Array.from({ length: 14 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 14); return dot(x + Math.cos(a) * q * 2.7, y + Math.sin(a) * q * 2.7, 1.05, 'rad:#ff9aa8,#d93a5c,#921434'); }).join('')).join('') + cherryOf(26.6, 9.6, 3.4),
};

import { dot, line, moved, oval, shape, solid } from './brush.ts';
import { heap } from './heap.ts';

/** What oil, honey and sauce are made of, or a drop of them. */
const drop = (x: number, y: number, scale: number, paint: string, shade: string): string =>
  moved(x, y, scale, 0, solid('M0-10C3-5 7-1.6 7 3.4C7 7.6 4 10.4 0 10.4S-7 7.6-7 3.4C-7-1.6-3-5 0-10z', paint, shade, '#fffbe6', 1.1) + oval(-2.8, 3.4, 1.4, 3, '#fff', 16, 'opacity=".65"'));
const leaf = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, solid('M0 0C1.6-2.6 5.6-3.4 10-1.6C6.6 1.6 2.6 2 0 0z', 'lin:#b5c47a,#6f8a44', '#3c5420', '#f6ffdc', 0.5) + line('M0 0L8.6-1.2', '#dfe8b4', 0.35));
const oliveOf = (x: number, y: number, turn: number, paint: string): string => moved(x, y, 1, turn, solid('M-4.6 0C-4.6-2.8-2.4-3.8 0-3.8S4.6-2.8 4.6 0S2.4 3.8 0 3.8S-4.6 2.8-4.6 0z', paint, '#33400c', '#fbffdc', 0.7) + oval(-1.4, -1.5, 1.3, 0.6, '#fff', -18, 'opacity=".6"'));
const cell = (x: number, y: number, fill: string): string => moved(x, y, 1, 0, solid('M0-4.4L3.8-2.2V2.2L0 4.4L-3.8 2.2V-2.2z', fill, '#a85f04', '#fff6d0', 0.6) + shape('M0-3L2.6-1.5V1.5L0 3L-2.6 1.5V-1.5z', 'rad:#ffd257,#ee9a14', 'opacity=".75"'));

export const oils: Record<string, () => string> = {
  'olive-branch': () => line('M4 26Q14 20 28 5', '#8a7a4a', 0.9) + leaf(9, 23.4, -66) + leaf(14, 19.4, 24) + leaf(18, 15.4, -84) + leaf(22, 11, 12) + leaf(26, 7, -60) + oliveOf(11, 14.4, 40, 'rad:#d3da7c,#98a638,#5c6c18') + oliveOf(21.6, 21, -40, 'rad:#dce288,#a3b042,#66761e') + oliveOf(17.6, 27, -20, 'rad:#8f7a92,#54405a,#2c1c34'),
  'cooking-oil': () => drop(12.6, 15, 1.24, 'rad:#fff0a0,#f9c93a,#d9930c', '#9a6004') + drop(24.6, 21.6, 0.7, 'rad:#fff0a0,#f9c93a,#d9930c', '#9a6004'),
  'sesame-oil': () => heap({ seed: 261, ground: '#c9a468', grains: [shape('M0-1.5Q1 0 0 1.1Q-1 0 0-1.5z', 'lin:#fffaf0,#ecd3a0'), shape('M0-1.5Q1 0 0 1.1Q-1 0 0-1.5z', 'lin:#f6e6c4,#d9b678')], gap: 1.9, rows: 11, turn: 180, top: 14 }) + drop(16, 9.4, 0.72, 'rad:#f3c06a,#c98424,#8f520a', '#5c3004'),
  'mustard-seeds': () => heap({ seed: 262, ground: '#a87c1c', grains: [dot(0, 0, 1.3, 'rad:#ffe58a,#e3b42c,#a87c10'), dot(0, 0, 1.3, 'rad:#d9a84c,#a8701c,#6d440c')], gap: 2.2, rows: 9, turn: 0 }),
  'soy-sauce': () => oval(16, 24.6, 12, 2.4, '#000', 0, 'opacity=".16"') + solid('M2.6 15.4C3 21.6 8.6 25.4 16 25.4S29 21.6 29.4 15.4z', 'lin:#ffffff,#e6e2da,#b5ada0', '#4a4238', '#ffffff', 1.1) + oval(16, 15.2, 13.6, 5.4, '#ffffff') + oval(16, 15.6, 12.2, 4.4, 'rad:#6d3c1c,#331806,#180a02') + oval(11.4, 14, 4.4, 1, '#e3a870', -6, 'opacity=".55"') + line('M8 19.4Q11 22.4 16 22.8', '#3f6f9a', 0.6),
  honeycomb: () => cell(12, 8.4, '#f6b42c') + cell(19.8, 8.4, '#f3ac22') + cell(8, 15.2, '#f3ac22') + cell(15.8, 15.2, '#f9bc38') + cell(23.6, 15.2, '#f0a41a') + cell(12, 22, '#f0a41a') + cell(19.8, 22, '#f6b42c') + drop(25.4, 25.6, 0.5, 'rad:#ffe08a,#f3a81c,#c27404', '#8a4c02'),
  'ghee-bowl': () => solid('M2.6 15.4C3 22.6 8.6 27.4 16 27.4S29 22.6 29.4 15.4z', 'lin:#d98a54,#b0602c,#743a14', '#3c1a06', '#ffe0c4', 1.1) + oval(16, 15, 13.6, 5.8, '#e9a874') + oval(16, 15.4, 12.2, 4.8, 'rad:#fff0a8,#f9cf57,#e0a42a') + oval(11, 13.8, 4.6, 1.2, '#ffffff', -6, 'opacity=".6"') + line('M18 16.6Q22 17 25 15.4', '#fff6cf', 0.6),
};

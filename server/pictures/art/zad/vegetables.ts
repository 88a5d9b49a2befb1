import { dot, line, moved, oval, shape, solid } from './brush.ts';

function curds(list: readonly (readonly number[])[], paint: string, knob: string): string {
  return list.map(([x = 0, y = 0, r = 2]) => dot(x, y, r, paint) + [0, 1, 2, 3, 4].map((i) => dot(x + Math.cos(i * 1.26 + x) * r * 0.52, y + Math.sin(i * 1.26 + x) * r * 0.52, r * 0.34, knob, 'opacity=".75"')).join('')).join('');
}

const radishRoot = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, shape('M0-5.4C4-5.4 6-2.8 6 .4C6 4.4 2.6 6 1 9.4Q.4 11.4 0 13Q-.4 11.4-1 9.4C-2.6 6-6 4.4-6 .4C-6-2.8-4-5.4 0-5.4z', 'rad:#ff8fa8,#e22c5c,#a30f3e') + oval(-2.4, -1.6, 1.1, 1.9, '#ffe1e8', 25, 'opacity=".75"') + shape('M-2 5.8Q0 7.4 2 5.8Q.8 8.4.4 11L0 13L-.4 11Q-.8 8.4-2 5.8z', '#fff', 'opacity=".75"'));

const broadLeaf = (x: number, y: number, scale: number, turn: number, paint: string, rib: string): string =>
  moved(x, y, scale, turn, shape('M0 0C-3.6-2-4.4-7-1.6-11Q0-13 1.6-11C4.4-7 3.6-2 0 0z', paint) + line('M0 .4V-10M0-3L-2.2-5.4M0-3L2.2-5.4M0-6L-1.8-8.2M0-6L1.8-8.2', rib, 0.5));

const bean = (x: number, y: number, turn: number, bend: number): string =>
  moved(x, y, 1, turn, line(`M-12 0Q0 ${bend} 12 0`, '#3f8a2c', 3) + line(`M-12-.3Q0 ${bend - 0.5} 12-.3`, '#6cb83f', 2) + line(`M-10-.8Q0 ${bend - 1} 9-.9`, '#b9e47c', 0.6) + line('M12 0l2.2-.8', '#8a9a4a', 0.9));

const zucchini = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, shape('M-12 0C-12-3.4-9-3.8-4-3.4Q4-3 10-2.4Q13-2 13 0T10 2.4Q4 3-4 3.4C-9 3.8-12 3.4-12 0z', 'lin:#7fbf4c,#3d7d2c,#235518') + line('M-10-1.4Q0-2 10-1M-10.6.6Q0 .8 11 .5', '#b3dd7e', 0.5, 'opacity=".7"') + shape('M12-1.6L15.4-1.3Q16 0 15.4 1.3L12 1.6z', 'lin:#c2d07a,#869a44'));

/** Heads of tiny green buds. */
function florets(list: readonly (readonly number[])[]): string {
  return list.map(([x = 0, y = 0, r = 2]) => dot(x, y, r, 'rad:#8cc45c,#4a8f3c,#23602a') + Array.from({ length: 16 }, (_, i) => { const a = i * 2.4; const q = Math.sqrt((i + 0.5) / 16) * 0.86; return dot(x + Math.cos(a) * r * q, y + Math.sin(a) * r * q, r * 0.15, ['#b5e082', '#6fae4c', '#2f7032'][i % 3] ?? '#6fae4c', 'opacity=".8"'); }).join('')).join('');
}

const wholePumpkin =
  oval(7.6, 19, 5.6, 8, 'rad:#ffc069,#f08a24,#bf5a10') + oval(24.4, 19, 5.6, 8, 'rad:#fbb05a,#e67a1a,#a94c0c') + oval(11.4, 19, 5.4, 9, 'rad:#ffca78,#f6932c,#cc6614') + oval(20.6, 19, 5.4, 9, 'rad:#ffc26c,#f08923,#bd5a10') + oval(16, 19.2, 5, 9.4, 'rad:#ffd88e,#fb9f38,#d8701a') + oval(14.4, 14.6, 1.1, 2.8, '#fff2cf', 8, 'opacity=".6"') + shape('M14.4 11.6Q14 7.6 11.8 5.8Q13 4 15.2 4.4Q17.6 6.6 17.8 11.6Q16 12.8 14.4 11.6z', 'linx:#8fae4a,#4f7a2a') + line('M17.6 8Q22 5.4 23.6 8.4T21.6 10', '#5d8f33', 0.7);

export const vegetables: Record<string, () => string> = {
  zucchini: () => zucchini(16, 10.4, 0.98, -18) + zucchini(15, 19, 0.98, -14) + moved(21, 24.4, 1, 0, oval(0, 0, 5, 4.4, '#3d7d2c') + oval(-0.4, -0.4, 4.4, 3.8, 'rad:#fbffe2,#e6f2b4,#c7de86') + [0, 1, 2, 3, 4, 5].map((i) => oval(-0.4 + Math.cos(i * 1.05) * 2, -0.4 + Math.sin(i * 1.05) * 1.7, 0.6, 0.32, '#bcc878', i * 60)).join('')),
  broccoli: () =>
    solid('M12.6 18.6C12.4 22.4 11.4 26 10.4 28.4Q16 31 21.6 28.4C20.6 26 19.6 22.4 19.4 18.6z', 'linx:#c9e08c,#9cc45c,#6d9a3a', '#3f6a1c', '#f4fcd6', 0.8) + line('M13 21Q8.4 20.6 6.6 17M19 21Q23.6 20.6 25.4 17', '#8fb854', 2.6) +
    florets([[16, 8, 5.4], [9.4, 9.6, 4.8], [22.6, 9.6, 4.8], [5.8, 14.6, 4.4], [26.2, 14.6, 4.4], [12, 13.6, 4.6], [20, 13.6, 4.6], [16, 16.4, 4.6], [9, 18, 3.6], [23, 18, 3.6]]),
  'pumpkin-cut': () => {
    const flesh = 'M-13-4.6C-11.6 4-6.4 8.6 0 8.6S11.6 4 13-4.6C9.4-1 5-.2 0-.2S-9.4-1-13-4.6z';
    const seedAt = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, shape('M0-1.5Q1.2.1 0 1.3Q-1.2.1 0-1.5z', 'lin:#fffaf0,#e6cf9c'));
    return moved(15.4, 11, 0.86, 0, moved(-16, -16.6, 1, 0, wholePumpkin)) + moved(16.4, 22.4, 1.04, -7, solid('M-14.2-5.4C-12.8 5-7 10.4 0 10.4S12.8 5 14.2-5.4C10 .6 5 1 0 1S-10 .6-14.2-5.4z', 'lin:#f0963a,#d06a1c,#a3480a', '#6d2c02', '#ffe0b4', 0.9) + solid(flesh, 'lin:#ffd98a,#ffb84a,#f79a2c', '#d0701a', '#fff4d0', 0.7) + shape('M-10.6-3.2Q-5.6 3 0 3T10.6-3.2Q5.6-.4 0-.4T-10.6-3.2z', 'lin:#e07a1c,#f09a34') + line('M-7.4-1.4Q-4 1.4-1 .6M1.6 1.8Q4.6 1 7.4-1.6', '#ffc468', 0.4, 'opacity=".8"') + seedAt(-6.2, -0.4, 50) + seedAt(-3, 0.8, 70) + seedAt(0.2, 1.1, 95) + seedAt(3.4, 0.6, 110) + seedAt(6.4, -0.6, 130));
  },
  cauliflower: () =>
    broadLeaf(10, 27, 1.1, -44, 'lin:#a9d66b,#5d9c3a', '#d9efb1') + broadLeaf(22, 27, 1.1, 44, 'lin:#a9d66b,#5d9c3a', '#d9efb1') +
    curds([[16, 8, 5], [10, 10.4, 4.6], [22, 10.4, 4.6], [7.4, 15.4, 4.4], [24.6, 15.4, 4.4], [16, 13.6, 5.2], [11.6, 18, 4.6], [20.4, 18, 4.6], [16, 20, 4.4]], 'rad:#fffef6,#f5ecd2,#d8c8a0', '#fffdf2') +
    shape('M3.4 17Q2.6 26.4 12 29.4Q12.4 23.6 9 20.6Q6.6 18.6 3.4 17z', 'lin:#b7dd78,#65a33f') + shape('M28.6 17Q29.4 26.4 20 29.4Q19.6 23.6 23 20.6Q25.4 18.6 28.6 17z', 'lin:#a5d169,#55933a') + shape('M10 29Q9.6 23.6 16 21.4Q22.4 23.6 22 29Q16 31 10 29z', 'lin:#cbe89a,#7fb650') + line('M16 29.6V23.4M6 20.4Q9 24 11.6 28.4M26 20.4Q23 24 20.4 28.4', '#e6f6c4', 0.6),
  cabbage: () =>
    dot(16, 17, 12.6, 'rad:#cdeaa0,#8cc45c,#4d8f3a') + shape('M4 13Q8 4.6 17 4.4Q11 10 10.6 17T14 29.4Q3 27.6 4 13z', 'lin:#c0e58f,#6fb04a') + shape('M28.4 15Q26 6.6 17.6 4.6Q24.6 10 24 18T17.4 29.5Q29.4 27.4 28.4 15z', 'lin:#a8d778,#579a3e') + shape('M17 6Q25 11 23.6 19.4T15.6 29.4Q8.6 24 9.6 16.4T17 6z', 'rad:#e6f6c2,#b4dd82,#7fb855') +
    line('M15.8 28.6Q15 18 17 7.4M15.6 23Q12.4 20.6 11.4 17M15.8 19.4Q19.8 18 22 14.4M15.8 14.6Q13.4 12.6 13 10.6M15.7 25Q19.6 24 22.4 20.6M6.4 24.6Q5.6 16 11 8.6M26.4 23.4Q27.2 16 23.6 10', '#f4fce0', 0.55),
  radish: () =>
    broadLeaf(13, 14, 0.95, -28, 'lin:#7cc04a,#3f8a30', '#c8ecA0') + broadLeaf(20, 14, 0.95, 26, 'lin:#7cc04a,#3f8a30', '#c8ecA0') + broadLeaf(16.6, 13, 1, 0, 'lin:#96d45e,#4b9a37', '#dcf5bb') + radishRoot(22.4, 18.4, 0.86, -14) + radishRoot(10.4, 18.4, 0.86, 14) + radishRoot(16.2, 19.4, 0.98, 0),
  beetroot: () =>
    broadLeaf(12.6, 13, 1, -30, 'lin:#6fb345,#37792c', '#b3244f') + broadLeaf(20, 13, 1, 28, 'lin:#6fb345,#37792c', '#b3244f') + broadLeaf(16.4, 12, 0.98, -1, 'lin:#8cca57,#438c34', '#c22d5b') + line('M14.8 13Q15.4 11 14 8.6M17.4 13Q17 10 18.8 8M16.2 13V9', '#b3244f', 1.2) +
    shape('M16 11.4C21.6 11.4 25.4 14.6 25.4 19C25.4 24 20.4 26 17.4 28.4Q16.6 29.6 16.2 31.4Q15.6 29.4 14.6 28.4C11.6 26 6.6 24 6.6 19C6.6 14.6 10.4 11.4 16 11.4z', 'rad:#d1608c,#8d1748,#560a2c') + line('M8.4 17Q16 20.6 23.6 17M9.6 21.6Q16 25 22.4 21.6', '#4c0826', 0.45, 'opacity=".55"') + oval(11.6, 16, 1.4, 2.2, '#f6b6cf', 30, 'opacity=".6"'),
  pumpkin: () => wholePumpkin,
  'green-beans': () => bean(17, 6.4, -4, 2.6) + bean(16.6, 21.6, -15, 2.4) + bean(15, 8.6, 14, 3) + bean(16, 24, -10, -3) + bean(16, 13, -14, 3.4) + bean(15.4, 19.6, 11, -2.8) + bean(16.4, 16.4, -3, 2.4),
};

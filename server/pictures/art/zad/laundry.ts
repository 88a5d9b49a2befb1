import { dot, line, moved, oval, scatter, shape, slab, solid, within } from './brush.ts';
import { sparkMark } from './motifs.ts';

/** What washes and is no liquid, and what a floor is mopped with. */
const grains = (): string => {
  const random = scatter(171);
  return Array.from({ length: 54 }, (_, i) => {
    const along = random() * 2 - 1;
    const up = random() ** 1.4;
    return dot(16 + along * 12 * (1 - up * 0.8), 26.4 - up * 13, 0.34 + random() * 0.24, ['#ffffff', '#dbe8f2', '#6fb6e8', '#ffffff', '#b9cfdf'][i % 5] ?? '#ffffff');
  }).join('');
};
const MOUND = 'M2.6 26C4.6 22.4 8.4 20 11 16.6C12.6 13.6 14 12 16 12S20.4 14.6 22 17C24.6 20.4 27.4 22.6 29.4 26Q16 31 2.6 26z';
const scoop = moved(21.6, 12.4, 1, 24, solid('M-7-4H5.4L4 4.6Q3.6 6 2.2 6H-4Q-5.4 6-5.8 4.6z', 'linx:#2f7fd0,#6db4f0,#2a6fbe', '#123f7a', '#e4f4ff', 0.9) + oval(-0.8, -4, 6.2, 1.9, '#1f5aa0') + shape('M-6.6-4Q-4-7.6-1-7.4T4.9-4Q2-2.4-.8-2.4T-6.6-4z', 'lin:#ffffff,#dbe6ee') + slab(5, -4.8, 8, 2.5, 1.2, 'lin:#6db4f0,#2a6fbe'));

/** A laundry capsule: two liquids in a film pillow. */
const capsule = (x: number, y: number, turn: number): string => {
  const film = 'M-6.4-4Q-6.6-6.4-4.2-6.2Q0-7.2 4.2-6.2Q6.6-6.4 6.4-4Q7.2 0 6.4 4Q6.6 6.4 4.2 6.2Q0 7.2-4.2 6.2Q-6.6 6.4-6.4 4Q-7.2 0-6.4-4z';
  return moved(x, y, 1, turn, solid(film, 'rad:#ffffff,#e9e4f8,#c3b6e2', '#7a64b0', '#ffffff', 0.9) + solid('M-4.6-3.4Q-1-5.6 1.6-4Q4.4-2 2-.4T-.6 3.6Q-3.4 4.4-4.6 1.4Q-5.2-1.2-4.6-3.4z', 'rad:#c9a4f4,#8f5ad0,#5c2ea0', '#3a1670', '#f4e8ff', 0.7) + solid('M4.6-2.8Q5.4.6 4.4 3Q2.4 5 .6 3.6T2.4 0Q3.6-1.2 4.6-2.8z', 'rad:#a8f0e4,#3fc4b4,#158a80', '#0a544e', '#eafffb', 0.6) + oval(-2.6, -4.4, 2.4, 0.8, '#fff', -18, 'opacity=".8"'));
};

/** A tablet pressed of two powders, a ball in its hollow. */
const tablet = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, slab(-7.4, -1, 14.8, 6.6, 1.6, 'lin:#4aa0e4,#1f66b4') + slab(-7.4, 0.6, 14.8, 1.6, 0.4, '#ffffff', 'opacity=".85"') + solid('M-7.4-3.4Q-7.4-5-5.8-5H5.8Q7.4-5 7.4-3.4V1Q7.4 2 6.4 2H-6.4Q-7.4 2-7.4 1z', 'lin:#ffffff,#eaf3fa,#c9dcea', '#6f94b0', '#ffffff', 0.7) + Array.from({ length: 18 }, (_, i) => dot(-6.4 + ((i * 4.9) % 12.8), -4.2 + ((i * 2.3) % 5.4), 0.3, i % 2 ? '#6fb6e8' : '#9fd08a')).join('') + oval(0, -1.2, 2.9, 2.2, '#a9c0d2') + oval(0, -1.8, 2.5, 2.1, 'rad:#ff9a8a,#e0362c,#9a1216') + oval(-0.8, -2.6, 0.7, 0.4, '#fff', -24, 'opacity=".8"'));

const strands = [-6, -4.4, -2.8, -1.2, 0.4, 2, 3.6, 5.2].map((x, i) => line(`M${(x * 0.4).toFixed(1)} 0Q${x} 3 ${(x * 1.1).toFixed(1)} ${8 + (i % 3)}`, i % 2 ? '#fffdf6' : '#d9d2c2', 1.9)).join('');
const WALL = 'M3.4 15.4H23.6L21.4 28Q21 30 19 30H8Q6 30 5.6 28z';

export const laundry: Record<string, () => string> = {
  'washing-powder': () => solid(MOUND, 'rad:#ffffff,#eef4f9,#bcd0de', '#7d9ab0', '#ffffff', 1) + grains() + scoop + moved(6.4, 9.6, 0.8, 0, sparkMark.replace('#fff', '#4aa0e4')) + moved(10.4, 5.4, 0.5, 0, sparkMark.replace('#fff', '#8fc8f0')),
  'laundry-capsules': () => capsule(9.6, 10.6, -14) + capsule(22.6, 11.4, 16) + capsule(15.8, 21.8, 2),
  'dishwasher-tablets': () => tablet(10, 9.6, -10) + tablet(21.8, 15.4, 8) + tablet(11.4, 22, -4) + moved(26, 6.4, 0.8, 0, sparkMark.replace('#fff', '#6fb6e8')) + moved(25.4, 25.6, 0.6, 0, sparkMark.replace('#fff', '#6fb6e8')),
  'mop-bucket': () =>
    line('M27.4 2.4L21.2 17', '#8a5f2c', 1.9) + line('M27.2 2.4L21 17', '#dcb477', 1) + line('M5 15.6Q13.4 2.6 22 15.6', '#8d98a4', 0.9) +
    solid(WALL, 'linx:#1f66b8,#5fb0f2,#3f92e0,#174f94', '#0c3468', '#e4f4ff', 1) + line('M4.6 19.6H22.6', '#fff', 0.5, 'opacity=".35"') + oval(13.5, 15.4, 10.1, 2.7, 'lin:#7cc0f6,#2a78c8') + oval(13.5, 15.6, 8.8, 2, '#12457e') +
    solid('M6.4 14.2H16.4L15 19.4H8z', 'lin:#ffd94d,#e0a00c', '#8a5c00', '#fff6cc', 0.6) + within('M6.4 14.2H16.4L15 19.4H8z', [8.4, 10.4, 12.4, 14.4].map((x) => line(`M${x} 14.6L${(x * 0.86 + 1.7).toFixed(1)} 19`, '#a87400', 0.5)).join('')) +
    moved(20.6, 16.6, 1, -22, slab(-3.4, -1.6, 6.8, 2.6, 1, 'lin:#4aa0e4,#1f66b4') + strands) + oval(8.2, 23, 1, 3.2, '#fff', 8, 'opacity=".4"'),
};

import { dot, line, moved, oval, shape, solid, within } from './brush.ts';

/** A fish about its own middle, its head to the left: what tells species apart is the outline, the fins and the marks. */
interface Fish {
  outline: string;
  paint: string;
  shade: string;
  fins: string;
  finPaint: string;
  rays: string;
  marks: string;
  eye: readonly [x: number, y: number, r: number];
  gill: string;
  mouth: string;
  pectoral: string;
}

function fishOf(o: Fish): string {
  const [x, y, r] = o.eye;
  return (
    shape(o.fins, o.finPaint) + line(o.rays, '#1d2a33', 0.18, 'opacity=".35"') + solid(o.outline, o.paint, o.shade, '#ffffff', 0.9) + within(o.outline, o.marks) +
    line(o.gill, o.shade, 0.45, 'opacity=".55"') + line(o.mouth, o.shade, 0.4, 'opacity=".7"') + shape(o.pectoral, o.finPaint, 'opacity=".85"') + line(o.pectoral, o.shade, 0.2, 'opacity=".5"') +
    dot(x, y, r, 'rad:#f6efd2,#cbb98a,#8d7a4c') + dot(x, y, r * 0.58, '#141414') + dot(x - r * 0.25, y - r * 0.3, r * 0.22, '#fff')
  );
}

/** Rows of scales: light dashes along the flank. */
const scales = (from: number, to: number, rows: readonly number[], colour: string, opacity: number): string =>
  rows.map((y, i) => line(`M${from + (i % 2) * 0.4} ${y}Q${(from + to) / 2} ${y * 1.5 - 0.4} ${to} ${y * 0.5}`, colour, 0.42, `opacity="${opacity}" stroke-dasharray=".28 .66"`)).join('');

const KING_OUTLINE = 'M-14.6.4C-12.6-1.7-8-3.6-2-3.7C4-3.7 8.6-1.9 11.6-.4Q12.2 0 11.6.4C8.6 2 4 3.8-2 3.9C-8 4-12.4 2.4-14.6.4z';

/** Kingfish (kanaad): long, silver, steel blue on the back with faint bars, a sickle of a tail. */
export const kingfish = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, fishOf({
    outline: KING_OUTLINE,
    paint: 'lin:#28465c,#4c7690,#a9c2cd,#e9f1f3,#fbfdfd', shade: '#1d3444',
    fins: 'M10.8-.6C12.4-1.6 13.6-3.6 15.4-5.8C14.6-3 13.8-1.4 13.6 0C13.8 1.6 14.6 3.4 15.6 6C13.6 3.8 12.4 1.8 10.8.6zM-4.6-3.4C-2.6-5.6-.6-5.4 1.2-3.6zM2-3.6C2.8-5.8 4.2-6.4 5.2-6.2C4.8-5 4.6-4 5-3.2zM5.8-3l.7-1 .4 1.3zM7.4-2.5l.7-1 .3 1.3zM9-1.9l.6-.9.3 1.2zM2.6 3.7C3.2 5.6 4.4 6.3 5.4 6.1C5 5 5 4.2 5.2 3.3zM6 3l.7 1 .3-1.3zM7.6 2.4l.7 1 .3-1.3zM9.2 1.8l.6.9.2-1.2z',
    finPaint: 'lin:#3a5a70,#5d7f94', rays: 'M12 0L14.6-4M12.2.2L14.6 4.2M11.6-.4L14-2.6M11.6.6L14.2 3',
    marks: [-6, -4, -2, 0, 2, 4, 6, 8].map((at) => line(`M${at}-3.6Q${at + 0.9}-1 ${at + 0.1} 1.6`, '#2e4f66', 0.7, 'opacity=".34"')).join('') + scales(-8.4, 9.4, [-1.7, -0.6, 0.5, 1.6], '#ffffff', 0.6) + line('M-9-.6Q0-2.2 6-.4T11.6 0', '#36566b', 0.25, 'opacity=".6"'),
    eye: [-11.4, -0.5, 0.85], gill: 'M-8-2.8Q-6.6-.2-8.2 2.6', mouth: 'M-14.4.5Q-12.4.9-11.2 1.5', pectoral: 'M-7.4.2Q-4.4-.2-2.6 1Q-5 1.6-7.2 1.2z',
  }));

/** Hammour: a deep-bodied grouper, brown with orange spots, a rounded tail. */
const hammourFish = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, fishOf({
    outline: 'M-14 1C-12.6-2.4-8.6-5.8-3-6.2C3.4-6.6 7.6-3.8 11-2Q12 0 11 2.2C7 4 3.4 5.6-2 5.6C-8.4 5.6-12 4-14 1z',
    paint: 'lin:#6d4a2c,#a3753f,#cfa56a,#f0ddba', shade: '#3d2512',
    fins: 'M10.4-2.2C12.6-4 15-3.6 15.4-2.4Q16 .2 15.2 2.6C14.6 3.8 12.6 4 10.4 2.4zM-5-6L-4.2-8.2L-2.8-6.6L-1.8-8.8L-.4-6.8L.8-8.8L2-6.6C4-8.8 7.6-8 8.2-5.6Q8.4-4 7-3.6zM1 5.4C2.4 7.8 5.4 8 6.6 6.2Q7 4.6 6 3.6zM-6 5.2C-5 7.4-3.2 8.2-1.8 7.6Q-1.6 6.2-2.4 5.2z',
    finPaint: 'lin:#7d5733,#9a6d3c', rays: 'M11.4-.6L15-2M11.6.2L15.4.4M11.4 1L14.8 2.6M3-6L4-7.8M5-5.4L6.4-7.4',
    marks: [[-9, -1.4], [-7, -3.4], [-6, 0.6], [-4.4, -2], [-3, -4.4], [-2.6, 1.8], [-1.2, -0.8], [0.2, -3.2], [0.8, 1.4], [2.2, -1.4], [3.4, -3.8], [3.8, 1], [5, -1.6], [6.4, 0.6], [7.2, -2.2], [8.6, -0.4], [-10.6, 0.8], [-8.4, 2], [-4.6, 3], [9.8, 1], [-11, -1], [1.6, 3.2], [5.2, 2.6]].map(([x = 0, y = 0], i) => oval(x, y, 0.5 + (i % 3) * 0.14, 0.46, i % 2 ? '#c8641f' : '#8a3f14', 0, 'opacity=".8"')).join('') + [-3, 1, 5].map((at) => oval(at, -3, 1.4, 4, '#4c2e15', 10, 'opacity=".2"')).join('') + scales(-7, 9, [-1.2, 0.2, 1.6, 3], '#fff3d8', 0.4),
    eye: [-9.6, -2.1, 1.05], gill: 'M-6.2-4.6Q-4.2-.4-6.4 4', mouth: 'M-13.9 1.1Q-11.6 1.2-9.8 2.6', pectoral: 'M-5.4.8Q-1.6-.6-.2 1.8Q-1.6 4-5 3z',
  }));

/** Sea bass: slender, silver grey, a spiny fin before a soft one. */
const bassFish = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, fishOf({
    outline: 'M-14.4.6C-12.4-1.8-8-4-2.6-4.2C3.4-4.4 8-2.6 11.4-1.2Q12 0 11.4 1.2C8 2.4 3.6 4.2-2.4 4.2C-8.4 4.2-12.4 2.8-14.4.6z',
    paint: 'lin:#4c5a5c,#7f9092,#c2cccb,#f3f5f1,#ffffff', shade: '#2a3434',
    fins: 'M10.8-1.2C12.6-2.4 14-3.8 15.4-4.8C14.8-2.6 14.2-1.2 14.2 0C14.2 1.4 14.8 2.8 15.4 4.8C14-.2 14 3.8 10.8 1.2zM-5.6-4L-4.8-6.4L-3.4-4.8L-2.4-6.8L-1.2-5L0-6.4L1-4.4zM2-4.2C3-6.4 5.6-6.4 7-5.2Q7.4-3.6 7-2.8zM2.4 4C3.4 6 5.4 6.2 6.6 5Q6.6 3.6 6 2.8zM-6 4C-5.4 5.8-4 6.4-2.6 6Q-2.4 4.8-3 4z',
    finPaint: 'lin:#6c7a7a,#9aa6a4', rays: 'M11.6-.6L14.6-3.6M11.6.6L14.6 3.8M-4.6-4.6L-4.8-6M-2.2-4.8L-2.4-6.4M3.6-4.4L4.4-5.8M5.4-3.8L6.4-5.2',
    marks: scales(-7.6, 9.6, [-2.2, -1.2, -0.2, 0.8, 1.8], '#ffffff', 0.65) + scales(-7.2, 9.6, [-1.7, -0.7, 0.3], '#42514f', 0.3) + line('M-8-1.6Q0-2.6 11-.2', '#39474a', 0.25, 'opacity=".6"'),
    eye: [-11, -0.9, 0.9], gill: 'M-7.6-3.2Q-5.8-.2-7.8 3', mouth: 'M-14.2.6Q-12.4.8-11.2 1.8', pectoral: 'M-6.8.6Q-3.6 0-2.4 1.4Q-4 2.8-6.6 2z',
  }));

/** Sea bream: a deep silver oval, under a spiced marinade. */
const breamFish = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, fishOf({
    outline: 'M-13 1.4C-12.4-1.6-9-5.4-3.6-5.9C2.4-6.2 7-3.4 10.2-1.2Q10.8.2 10.2 1.4C7 3.8 3.2 5.6-2.4 5.6C-8 5.6-11.6 4-13 1.4z',
    paint: 'lin:#a3562a,#d98a48,#eebf86,#f7e2c2', shade: '#6b2e10',
    fins: 'M9.4-1.2C11.4-2.6 13-4.4 14.6-5.2C13.8-2.6 13.2-1.2 13.2 0C13.2 1.4 13.8 2.8 14.6 5.2C13 4.2 11.6 2.8 9.4 1.4zM-5.6-5.6C-4-8 4.6-7.4 7-3.6L6.6-3zM1.4 5.2C2.6 7 5 6.8 6 5Q6 3.8 5.4 3.2zM-5.6 5.2C-5 6.8-3.6 7.4-2.2 6.8Q-2 5.8-2.6 5.2z',
    finPaint: 'lin:#8d5a3a,#b98558', rays: 'M10.4-.6L13.4-3.8M10.4.6L13.4 3.8M-2-6L-1.6-7M1-6L1.8-7M4-5L5-6',
    marks: scales(-6.4, 8.6, [-2.6, -1.2, 0.2, 1.6, 3], '#fff1d6', 0.5) + [[-3.4, -4], [-0.4, -4.4], [2.6, -3.4], [5.2, -2]].map(([x = 0, y = 0]) => line(`M${x} ${y}Q${x + 1.4} ${y + 2.6} ${x + 0.4} ${y + 6}`, '#7c2d10', 0.55, 'opacity=".6"')).join('') + Array.from({ length: 26 }, (_, i) => dot(-8 + ((i * 7.3) % 17), -4 + ((i * 3.7) % 8), 0.24 + (i % 3) * 0.1, ['#7a1f0c', '#c8401c', '#4f7a2a', '#3a2412'][i % 4] ?? '#7a1f0c', 'opacity=".85"')).join(''),
    eye: [-9.6, -1, 1.05], gill: 'M-6.6-4.2Q-4.6-.2-6.8 4', mouth: 'M-12.9 1.5Q-11.4 1.6-10.4 2.4', pectoral: 'M-6 .4Q-2.2-.2-.4 2Q-2.6 3-5.8 2z',
  }));

/** Red mullet (Sultan Ibrahim): small, rose red, a yellow stripe and two barbels. */
const mulletFish = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, line('M-12 2.4Q-11 4.4-9.4 5M-11.4 2.2Q-10.6 3.6-9 4', '#d9776a', 0.4) + fishOf({
    outline: 'M-14 1.6C-13.6-1-10.6-3.6-6-3.9C1-4.4 7-2.2 11.4-.9Q12 0 11.4 1C7.4 2.6 3 3.6-3 3.6C-8.6 3.6-12.4 3.2-14 1.6z',
    paint: 'lin:#c8392f,#e8705c,#f7ab94,#fde3d6', shade: '#8a1c1c',
    fins: 'M10.8-1C12.6-2.2 14-4 15.4-5C14.8-2.6 14.2-1.2 14.2 0C14.2 1.4 14.8 2.8 15.4 5C14 4 12.6 2.2 10.8 1zM-5.4-3.7L-4.8-6.6L-1-4.2zM1.6-3.9L2.6-6L6-2.9zM2.2 3.2L3.4 5.2L5.6 2.7zM-6.2 3.4L-4.8 5.4L-3 3.5z',
    finPaint: 'lin:#e8907a,#f6c7ac', rays: 'M11.6-.6L14.6-3.8M11.6.6L14.6 3.8',
    marks: line('M-8-.2Q1-1.2 11 0', '#f2c230', 0.8, 'opacity=".75"') + scales(-7.6, 9.6, [-2.2, -1.2, 0.8, 1.8], '#ffe7da', 0.6) + scales(-7.2, 9.6, [-1.7, 1.3], '#a3241f', 0.35),
    eye: [-10.6, -1.6, 0.95], gill: 'M-7.4-3Q-6-.2-7.6 2.8', mouth: 'M-13.8 1.7Q-12.6 1.6-11.8 2', pectoral: 'M-6.8.6Q-4 0-2.8 1.2Q-4.4 2.4-6.6 1.8z',
  }));

export const lemonSlice = (x: number, y: number, r: number): string =>
  moved(x, y, r / 4, 0, dot(0, 0, 4, 'rad:#ffe27a,#f2b91e,#cf8f0c') + dot(0, 0, 3.5, '#fff7d4') + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => moved(0, 0, 1, turn, shape('M0-.3Q1.2-1.8.9-3.1Q0-3.4-.9-3.1Q-1.2-1.8 0-.3z', 'lin:#ffe68a,#f9cf3a'))).join(''));

export const dillSprig = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, line('M0 0Q.4-4 2.4-7', '#5f9a3f', 0.5) + line('M.1-1.6L-1.6-3M.2-2.6L2-3.2M.6-3.8L-1-5.4M.9-4.6L2.8-5M1.4-5.6L.4-7.2M1.8-6.2L3.4-6.6', '#78b552', 0.4));

export const fish: Record<string, () => string> = {
  kingfish: () => kingfish(16, 16, 1.02, -16),
  hammour: () => hammourFish(16, 16, 1, -12),
  'sea-bass': () => bassFish(16, 11, 1, -6) + bassFish(16, 20.6, 1, -6) + lemonSlice(27.4, 24.6, 2.6),
  'sea-bream': () => breamFish(16, 11, 0.9, -6) + breamFish(17, 20.8, 0.9, -6) + lemonSlice(3.8, 23, 2.5),
  'red-mullet': () => mulletFish(15.6, 8.8, 0.94, -5) + mulletFish(16.4, 15.8, 0.94, -5) + mulletFish(15.6, 22.8, 0.94, -5),
};

import { dot, line, moved, oval, shape, solid, within } from './brush.ts';
import { dillSprig, lemonSlice } from './fish.ts';
import { laid } from './heap.ts';

/** The prawn's curled body, its tail at the lower left; `legs` and head are added by who draws it whole. */
const CURL = 'M5.6-6.6C.6-9.4-6.8-7.4-8.6-.8C-9.8 4.6-5.6 9.4-.4 9.4Q1.2 9.2 1.2 7.4L1 5.6C-2.6 6-5 3.4-4.4.2C-3.8-2.8-.4-3.8 2.6-2.6C5.4-1.4 8.4-4 5.6-6.6z';
const curlOf = (paint: string, shade: string, bands: string): string =>
  solid(CURL, paint, shade, '#fff6ee', 0.8) + within(CURL, line('M-1.4-9Q-2.6-5.6-1.6-2.6M-6.2-6.6Q-4.8-3.6-3-2M-9.6-1.6Q-6.4-1.2-4.2-.4M-8.8 4.6Q-6 3.4-4 2.2M-5 8.8Q-3.6 6.6-2.6 4.4M2.6-8.4Q1.2-5.4 1.6-2.2', bands, 0.55, 'opacity=".7"') + line('M4.4-6Q-3-8.6-7-1.2Q-8.6 5-1.4 8.4', '#fff', 0.5, 'opacity=".5"'));
const fan = (paint: string): string => shape('M-.4 7.2Q2.2 5.4 4.6 5.2Q4 7 4.6 7.4Q6.2 7.6 6.8 8.8Q5.4 9.2 5.2 9.8Q5.6 10.8 4.8 12Q2 11.2-.4 9.4z', paint) + line('M0 8.2L4 6.4M.2 8.4L5.6 8.8M.2 8.8L4.2 11', '#fff', 0.25, 'opacity=".6"');

const wholePrawn = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, line('M5.4-5Q9-9.6 13.4-9.4M5.6-5.4Q10-7 13.8-4M4.4-3.6Q9-4.4 11 .4', '#d96a48', 0.32) + line('M-3-2.6L-1.2.4M-4.2-.6L-1.6 1.6M-4 2L-1.4 3M-2.6 4.4L-.6 4M.4-3L1.6-.4M2.4-2.8L4-.6', '#e8805c', 0.55) + fan('lin:#f2815a,#c94a28') + curlOf('lin:#ffc9ac,#f99670,#ee7046', '#b8401c', '#fff0e4') + shape('M3.4-7.2Q8-8.4 11.4-5.4Q8.6-5.2 7-3.6Q4.4-2 2.4-2.8Q4.4-5 3.4-7.2z', 'lin:#f58a62,#d85a32') + dot(7.2, -5.6, 0.62, '#1c1210') + dot(7, -5.8, 0.2, '#fff'));
const peeledPrawn = (x: number, y: number, scale: number, turn: number): string => moved(x, y, scale, turn, fan('lin:#f2815a,#c94a28') + curlOf('lin:#fff1e8,#fcd3c0,#f2aa90', '#d08468', '#f0906e'));
const shrimp = (x: number, y: number, scale: number, turn: number): string => moved(x, y, scale, turn, curlOf('lin:#fff3ea,#fbd2bd,#ef9f84', '#cc7f62', '#ee8a66'));
const butterflied = (x: number, y: number, scale: number, turn: number): string => {
  const half = 'M0-6.4C3.6-7.4 6.6-4.6 6.4-.6C6.2 3 3.4 5.4 .2 5.8z';
  const other = 'M0-6.4C-3.6-7.4-6.6-4.6-6.4-.6C-6.2 3-3.4 5.4-.2 5.8z';
  return moved(x, y, scale, turn, moved(7.6, 5.2, 0.9, 90, fan('lin:#f2815a,#c94a28')) + solid(half, 'lin:#fff3ec,#fbd0bd,#f0a68c', '#c98064', '#ffffff', 0.7) + solid(other, 'lin:#fff3ec,#fcd8c8,#f2b29a', '#c98064', '#ffffff', 0.7) + line('M0-6V5.4', '#d8694a', 0.55) + line('M1-4.6Q3.4-4.6 5-2.6M1-1.8Q3.6-1.8 5.4 0M1 1Q3 1 4.6 2.4M-1-4.6Q-3.4-4.6-5-2.6M-1-1.8Q-3.6-1.8-5.4 0M-1 1Q-3 1-4.6 2.4', '#ee9476', 0.4, 'opacity=".8"'));
};
const breaded = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, fan('lin:#f2815a,#c94a28') + solid(CURL, 'lin:#fbd684,#eeae45,#cf8426', '#8a4d12', '#fff0c2', 0.9) + within(CURL, Array.from({ length: 34 }, (_, i) => dot(-8.6 + ((i * 4.7) % 15.6), -7.6 + ((i * 3.1) % 17), 0.36 + (i % 3) * 0.1, i % 2 ? '#fdeab8' : '#a9681e', 'opacity=".75"')).join('')));

const ring = (x: number, y: number, r: number, turn: number): string =>
  moved(x, y, 1, turn, `<ellipse rx="${r}" ry="${r * 0.72}" cy=".7" fill="none" stroke="#cdb0b6" stroke-width="2"/><ellipse rx="${r}" ry="${r * 0.72}" fill="none" stroke="lin:#ffffff,#f6e9ea,#e6cfd2" stroke-width="1.9"/>` + line(`M${-r} -.4A${r} ${r * 0.72} 0 0 1 ${r * 0.4} ${-r * 0.66}`, '#fff', 0.5, 'opacity=".9"'));
const tentacles = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, [-30, -18, -6, 6, 18, 30].map((a) => moved(0, 0, 1, a, line('M0 0Q.6 3 0 6Q-.6 8 .8 9', '#c98a98', 1.5) + line('M0 0Q.6 3 0 6', '#edc8d0', 0.9) + [2, 3.4, 4.8].map((at) => dot(0.2, at, 0.28, '#fff')).join(''))).join('') + oval(0, -0.4, 3, 2, 'rad:#f6dfe4,#dfaab6,#b97c8c'));

const claw = (flip: 1 | -1): string =>
  `<g transform="translate(16 16)scale(${flip} 1)">` + line('M7.4-3.4Q11-5.2 11.4-8.4', '#3d6f8f', 2) + line('M7.4-3.8Q10.6-5.6 11-8.4', '#7fb0c4', 0.7) + solid('M9.8-7.6C9.4-11 10.8-14 13.4-14.8Q12.6-12.4 13.4-11.4Q14.4-13.2 15.4-13Q16 -9 13.2-6.8Q11-5.8 9.8-7.6z', 'lin:#5fa0c8,#3b6f9c,#7f5f96', '#1d3550', '#d6eef8', 0.6) +
  ['M8-.4Q12-1.6 14.6.8', 'M7.6 1.6Q11.8 1.8 14 4.8', 'M6.6 3.4Q10.4 5 11.6 8.4'].map((d) => line(d, '#37677f', 1.3) + line(d, '#86b4c0', 0.45)).join('') + oval(9.6, 8.6, 1.8, 0.9, 'lin:#6d9fb4,#37677f', 38) + line('M5.4 4.6Q8 6 9 8', '#37677f', 1.2) + '</g>';

const oysterShell = (x: number, y: number, scale: number, turn: number): string => {
  const shell = 'M0 7.4C-4 6.6-7 2.6-6.6-1.4C-6.2-5-3-7.6.6-7.2C4.4-6.8 7-3.4 6.4.6C5.8 4 3 7 0 7.4z';
  return moved(x, y, scale, turn, solid('M0 8.6C-4.6 7.6-8.2 3.2-7.8-1.6C-7.6-5.4-5-7.4-3.4-8.2L-1.4-7.6L.8-8.8L3-7.6L5.4-6.8L6.2-4.4L7.8-2.4L7-.2L7.6 2L5.4 4.4L4.4 6.6L2 7.2z', 'rad:#a99d8c,#7c7163,#544b40', '#2f2922', '#d6cbb8', 0.7) + shape(shell, 'rad:#ffffff,#eef1f0,#c3ccd0') + line('M-5.4-2.4Q-4-6 .4-6.2', '#fff', 0.6) + solid('M.2 5C-2.6 4.4-4.4 1.8-4-.8C-3.8-3.2-1.8-4.6.6-4.4C3.4-4.2 4.8-2 4.4.6C4 3 2.2 4.8.2 5z', 'rad:#f4ead6,#d8c4a4,#a98f6c', '#7a6244', '#fffdf4', 0.7) + line('M-2.6-1Q-.4-3 2.4-1.8M-2.6 1.6Q.4 3.6 3-.4', '#8d7654', 0.4, 'opacity=".6"') + oval(-1, -1.8, 1, 0.5, '#fff', -20, 'opacity=".85"'));
};

export const shellfish: Record<string, () => string> = {
  prawns: () => wholePrawn(9.4, 10.6, 0.78, -8) + wholePrawn(21.6, 11.8, 0.78, 16) + wholePrawn(9.6, 21.8, 0.78, 10) + wholePrawn(21.8, 22.4, 0.78, -12),
  'prawns-peeled': () => laid([peeledPrawn(0, 0, 0.62, 0)], [[6.6, 10, -20], [16.2, 9.4, 8], [25.4, 10.6, 30], [7, 20.8, 14], [16.6, 20.4, -14], [26, 21.4, 6]]) + lemonSlice(29, 27, 2),
  'prawns-butterflied': () => laid([butterflied(0, 0, 0.74, 0)], [[6, 8.8, -16], [16, 8.4, 4], [26, 8.8, 18], [10.6, 20.4, -8], [21.2, 20.4, 12]]),
  shrimps: () => laid([shrimp(0, 0, 0.52, 0)], [[6, 9, -20], [13.4, 8.4, 40], [20.8, 8.8, -6], [27, 11, 60], [5.4, 16.6, 30], [12.6, 16.2, -30], [19.8, 16.6, 20], [26.6, 18.8, -40], [9, 23.8, 0], [16.6, 24, 60], [23.8, 25.4, 14]]),
  'breaded-prawns': () => breaded(9, 10.6, 0.74, -16) + breaded(22, 11, 0.74, 14) + breaded(9.6, 21.8, 0.74, 18) + breaded(22.4, 22, 0.74, -8),
  squid: () => ring(7, 9.4, 3.6, -10) + ring(15, 8.8, 3.4, 14) + ring(23, 10, 3.6, -6) + ring(10.6, 15, 3.4, 20) + ring(19.4, 15.2, 3.5, -16) + ring(27, 16.4, 3, 10) + ring(5.6, 19.6, 3.2, 0) + tentacles(14, 19.6, 0.86, 8) + tentacles(23.4, 20.6, 0.86, -14) + lemonSlice(29, 26.4, 2),
  crab: () =>
    claw(1) + claw(-1) + solid('M2.6 16.4C4.4 12.4 9.4 9.8 16 9.8S27.6 12.4 29.4 16.4L26.6 17.6C25 22.4 21.4 25.2 16 25.2S7 22.4 5.4 17.6z', 'rad:#9cc4bc,#4f8a96,#2b5668', '#122c3a', '#eafaf4', 1.1) +
    [[9, 14], [12, 12.6], [16, 13.6], [20, 12.6], [23, 14], [10.6, 17.4], [14, 16.6], [18, 16.6], [21.4, 17.4], [13, 20.4], [19, 20.4], [16, 22.6], [7, 16.2], [25, 16.2]].map(([x = 0, y = 0], i) => oval(x, y, 0.7 + (i % 3) * 0.24, 0.5, '#e4f3e6', i * 40, 'opacity=".6"')).join('') + line('M10 20Q16 24 22 20', '#1d4252', 0.4, 'opacity=".5"') + [13.4, 18.6].map((x) => line(`M${x} 10.2V8.6`, '#2b5668', 0.9) + dot(x, 8.2, 0.8, '#14181c') + dot(x - 0.2, 8, 0.24, '#fff')).join(''),
  oyster: () => oysterShell(9, 11.4, 0.98, -20) + oysterShell(22.4, 11, 0.98, 16) + oysterShell(16, 21.6, 1, 4) + lemonSlice(27, 24, 2.4),
  lobster: () =>
    moved(16, 16, 1, -24, shape('M7.6-2.4Q10.6-6.8 14.4-6.6Q15-4.4 13.2-2.6Q16-2.8 16 0Q16 2.8 13.2 2.6Q15 4.4 14.4 6.6Q10.6 6.8 7.6 2.4z', 'lin:#ec6a40,#b02c18') + line('M8.4-1.4L13.4-5.4M8.6 0H15M8.4 1.4L13.4 5.4', '#ffc9ae', 0.4, 'opacity=".7"') + [[6.6, 4], [2.6, 5], [-1.8, 5.6], [-6.4, 5.8], [-10.6, 5.4]].map(([x = 0, r = 4], i) => solid(`M${x - 3.2} ${-r}Q${x + 1.6} ${-r - 0.6} ${x + 2.4} 0Q${x + 1.6} ${r + 0.6} ${x - 3.2} ${r}Q${x - 5} ${r * 0.6} ${x - 5} 0Q${x - 5} ${-r * 0.6} ${x - 3.2} ${-r}z`, i % 2 ? 'lin:#f58a5c,#d9482a,#a32412' : 'lin:#f27a4e,#cf3f24,#98200f', '#5e1008', '#ffd9c2', 0.7)).join('') + solid('M-13.6-5Q-10.4-3-10.4 0Q-10.4 3-13.6 5Q-15.6 2.6-15.6 0T-13.6-5z', 'rad:#fffaf4,#fbe6da,#e8bfae', '#c9907a', '#ffffff', 0.6)) + lemonSlice(8, 26, 2.4) + dillSprig(25, 27, 0.9, 16),
  octopus: () => {
    const arm = (d: string): string => line(d, '#8a3f5c', 3) + line(d, '#c4748f', 2) + line(d, '#f0c3cf', 0.7, 'stroke-dasharray=".1 1.1"');
    return ['M13 17Q5 16 4 21Q3.6 25 7.4 25', 'M14 18.4Q8 21 9.6 25.6Q11 28.6 13.6 27', 'M16 18.6Q15 23 17 26.4Q18.6 28.6 20.4 27', 'M18 18.4Q23.4 20 23 24.6Q22.8 27 25.2 27.4', 'M19 17Q26 15.4 28 19.6Q29 23 26.6 23.6', 'M12.6 15Q5 11 3 15.4'].map(arm).join('') + solid('M16 3.6C21 3.6 24 7.4 23.4 12C23 16.4 20 19.6 16 19.6S9 16.4 8.6 12C8 7.4 11 3.6 16 3.6z', 'rad:#eab0c0,#c06a86,#843552', '#4a1830', '#fff0f4', 1.1) + [[12, 7], [15, 6], [18.6, 7.4], [13.4, 10], [20.4, 11]].map(([x = 0, y = 0]) => oval(x, y, 0.8, 0.5, '#f7d6de', 20, 'opacity=".6"')).join('') + [13.2, 18.8].map((x) => oval(x, 14.2, 1.1, 0.7, '#f7e6c4') + oval(x, 14.2, 0.8, 0.28, '#2a1420')).join('');
  },
  'seafood-mix': () => ring(24, 9.6, 3.3, 10) + ring(8, 21.6, 3.3, -14) + shrimp(9.4, 10.4, 0.62, -14) + shrimp(22, 20.8, 0.62, 20) + shrimp(16, 14, 0.52, 70) + tentacles(15.4, 21, 0.66, 10) + [[16.6, 8.2, -20], [27, 15.4, 30], [5, 15.6, -50]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, solid('M-3.4.4C-3-2-1-3 .8-2.6C3-2.2 3.8-.6 3.2 1C2 2.6-2.6 2.8-3.4.4z', 'lin:#4a4f60,#23262f', '#0c0e12', '#aab2c8', 0.5) + oval(0.2, 0.4, 2.2, 1.2, 'rad:#ffc27a,#ee8a34,#c45f18'))).join(''),
};

import { dot, line, moved, oval, scatter, shape, slab, solid } from './brush.ts';
import { laid } from './heap.ts';

/** Cheese by kind and by cut. */
const wedge = (top: string, face: string, side: string, rind: string, shade: string, holes: readonly (readonly number[])[] = []): string =>
  solid('M3 15L21 7Q28 8.4 29.4 12.6L29 22.4L4 26.4Q3 26.4 3 25.4z', face, shade, '#fffdf0', 1.1) + shape('M3 15L21 7Q28 8.4 29.4 12.6z', top) + shape('M29.4 12.6L29 22.4L26.6 22.8L27 13z', rind) + shape('M21 7Q28 8.4 29.4 12.6L27 13Q26 9.8 19.6 7.6z', rind) + line('M3.2 15.2L29.2 12.8', '#fff', 0.5, 'opacity=".65"') + shape('M3 24L29.2 20.4 29 22.4L4 26.400Q3 26.4 3 25.4z', side, 'opacity=".5"') + holes.map(([x = 0, y = 0, r = 1]) => oval(x, y, r, r * 0.8, shade, -8, 'opacity=".5"') + oval(x + r * 0.14, y + r * 0.16, r * 0.8, r * 0.62, face)).join('');

const brick = (top: string, front: string, side: string, shade: string): string => shape('M3 13L12 8L29 11L20.4 16.6z', top) + solid('M3 13L20.4 16.6V26.4L3 22.4z', front, shade, '#ffffff', 0.9) + solid('M20.4 16.6L29 11V20.4L20.4 26.4z', side, shade, '#ffffff', 0.6) + line('M3 13L20.4 16.6L29 11', '#fff', 0.5, 'opacity=".8"');

const sliceOf = (paint: string, edge: string, shade: string, holes = ''): string => moved(0, 0, 1, 0, shape('M-9 1.4L0 5.6L9 1.4V2.6L0 6.9L-9 2.6z', edge) + solid('M-9 1.4L0-3L9 1.4L0 5.6z', paint, shade, '#fffdf0', 0.6) + holes);
const sliced = (slice: string): string => laid([slice], [[12, 21, 2], [20, 20.4, -4], [12.6, 17, -3], [20.6, 16.4, 3], [12, 13, 3], [20.4, 12.4, -3], [16, 9, 0]]);

function grated(seed: number, tones: readonly string[], bed: string): string {
  const random = scatter(seed);
  const shreds = tones.map((tone) => line('M-2.4.4Q0-1 2.4.2', tone, 0.9) + line('M-2 .1Q0-1.2 2-.1', '#fffbe0', 0.25, 'opacity=".8"'));
  return shape('M5.4 25C7 18.4 12 11.6 16 11.6S25 18.4 26.6 25Q16 27.6 5.4 25z', bed) + laid(shreds, Array.from({ length: 96 }, (_, i) => {
    const down = Math.sqrt((i + 1) / 96);
    const x = 16 + (random() * 2 - 1) * (1.4 + 11 * down);
    return [x, 9.6 + down * 16 - ((x - 16) / 12) ** 2 * 1.6, random() * 180 - 90] as const;
  }));
}

const mintLeaf = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, solid('M0 0Q-2.4-1.8-1.4-4.6Q0-5.8 1.4-4.6Q2.4-1.8 0 0z', 'lin:#8fd98a,#3f9f5a', '#145a34', '#e4ffdc', 0.4) + line('M0 0V-4', '#d0f2c4', 0.3));

export const cheeses: Record<string, () => string> = {
  halloumi: () => [[10, 10.6, -8], [18, 15.4, 4], [13, 21.4, -4]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, slab(-9, -2.6, 19, 7.4, 1.6, '#d3b878') + solid('M-7.4-3.8H8.4Q10-3.8 10-2.2V1.4Q10 3 8.4 3H-7.400Q-9 3-9 1.4V-2.2Q-9-3.8-7.4-3.8z', 'lin:#fffdf0,#fbf0cf,#eed9a4', '#a8823c', '#ffffff', 0.8) + [-5.6, -1.6, 2.4, 6.4].map((at) => line(`M${at} -3.4L${at - 1.6} 2.6`, '#a5682a', 1.2, 'opacity=".75"')).join(''))).join('') + mintLeaf(26, 13, 20) + mintLeaf(26.4, 13, 70),
  'white-cheese': () => brick('lin:#ffffff,#fbf8f0', 'lin:#fffefa,#f3ecdc,#ddd0b8', 'lin:#efe6d4,#cfc0a4', '#a8946c') + Array.from({ length: 16 }, (_, i) => oval(5 + ((i * 4.3) % 22), 15.6 + ((i * 2.7) % 8), 0.4, 0.26, '#c9b894', 15, 'opacity=".7"')).join('') + [[7, 28, 1.5], [25, 27, 1.7]].map(([x = 0, y = 0, s = 1]) => moved(x, y, s, 12, slab(-1.2, -1, 2.4, 2, 0.5, 'lin:#ffffff,#ddd0b8'))).join(''),
  'cheese-wedge': () => wedge('lin:#ffeaa4,#fbd25c', 'lin:#ffdf7a,#f6c13a,#e0a01c', '#d9951a', 'linx:#f0b93a,#c98a14', '#8f6206', [[9, 19, 1.8], [16, 21.4, 1.4], [21.6, 17.4, 2], [25, 20, 1], [13, 23.6, 0.9]]),
  cheddar: () => wedge('lin:#ffc56a,#f6a53a', 'lin:#ffb85c,#f0932a,#d9761a', '#c9660f', 'linx:#e98a24,#b5600a', '#7a3c02') + Array.from({ length: 9 }, (_, i) => line(`M${6 + i * 2.4} ${17 + (i % 3) * 2.4}q1.4-.6 2.2.2`, '#c9701c', 0.3, 'opacity=".6"')).join(''),
  gouda: () => wedge('lin:#fff0a8,#fbdc6a', 'lin:#ffe98a,#f9d350,#e6b42c', '#dca928', 'linx:#d9382c,#a31a14', '#8f6a06', [[11, 20, 0.9], [18, 18.4, 1], [22.6, 20.6, 0.8]]),
  'hard-cheese': () => wedge('lin:#fff3cc,#f6dfa0', 'lin:#fdeab8,#f0d28c,#dcb566', '#c99f4c', 'linx:#b58a44,#7f5a20', '#8a6420') + Array.from({ length: 26 }, (_, i) => dot(5 + ((i * 5.7) % 22), 15.4 + ((i * 2.3) % 8.6), 0.3, i % 2 ? '#fffbe6' : '#c9a45c')).join('') + [[6, 28.4], [9, 29.2], [25, 26.4]].map(([x = 0, y = 0]) => oval(x, y, 1, 0.6, 'lin:#fdeab8,#d9b566')).join(''),
  brie: () => solid('M3 14.4C3 10.6 9 8 16 8S29 10.6 29 14.4V20.4C29 24 23 26.6 16 26.600S3 24 3 20.4z', 'linx:#e9e0cc,#fffdf6,#efe6d2,#cdbf9f', '#8f7f5c', '#ffffff', 1.1) + oval(16, 14.2, 12.9, 6, 'rad:#ffffff,#fbf6ea,#e4d8bf') + shape('M16 14.2L28.6 13L27.4 17.600L23 19.6z', '#f6dc92') + shape('M16 14.2L23 19.6V25.4L16 21z', 'lin:#fbe9ac,#f0cf74') + shape('M23 19.600L27.4 17.6V23.6L23 25.4z', 'lin:#f6dc92,#e3bc5c') + Array.from({ length: 14 }, (_, i) => oval(6 + ((i * 4.1) % 18), 10.4 + ((i * 1.9) % 6), 0.7, 0.3, '#dccfb2', i * 30, 'opacity=".7"')).join(''),
  'cheddar-slices': () => sliced(sliceOf('lin:#ffc56a,#f09a34', '#c9701c', '#8a4a06')),
  'gouda-slices': () => sliced(sliceOf('lin:#fff0a4,#f6cf4c', '#d9a428', '#8f6a06', oval(-2.4, 1, 0.8, 0.36, '#d9aa34') + oval(2.6, 2, 0.7, 0.3, '#d9aa34'))),
  'sliced-cheese': () => sliced(sliceOf('lin:#fff2b4,#f3d468', '#d3a93a', '#8f6f1a', [[-4, 1.4, 1.5], [1, -0.4, 1.3], [3.6, 2, 1.4], [-0.6, 3.2, 1.1]].map(([x = 0, y = 0, r = 1]) => oval(x, y, r, r * 0.46, '#d3a93a') + oval(x, y + 0.1, r * 0.86, r * 0.36, '#fffbe6')).join(''))),
  'grated-cheddar': () => grated(131, ['#f9ab45', '#ec8f2a', '#ffc670', '#d97a1c'], '#cf7416'),
  'grated-gouda': () => grated(132, ['#fbdc62', '#f3c83e', '#fff0a0', '#e3b22c'], '#d9a628'),
  'cream-cheese': () => solid('M3.6 14L6 26.6Q6.6 29.4 16 29.4T26 26.6L28.4 14z', 'linx:#c9dcf0,#ffffff,#dfeaf6,#9db8d4', '#4a6a8f', '#ffffff', 1) + oval(16, 13.4, 13.2, 6.2, '#ffffff') + oval(16, 13.6, 11.8, 5.2, 'rad:#ffffff,#fdf9ee,#ece2cc') + line('M8 13.4Q9 9.8 16 10T24 13Q23 16.4 16 16.4T11 13.4Q12 11.8 16 12T20 13.2', '#e0d4b8', 0.9) + mintLeaf(20, 13.6, 50) + mintLeaf(20.4, 13.6, 100),
  'cheese-triangles': () => solid('M2.6 16A13.4 12.8 0 0 1 29.4 16A13.4 12.8 0 0 1 2.6 16z', 'rad:#fffaf0,#f0e3c8,#cfb98c', '#8a6f3c', '#ffffff', 1) + Array.from({ length: 7 }, (_, i) => { const a = i * 45 - 90; return moved(16, 16, 1, a, solid('M1.4-.6L11.6-4.2Q12.6-2 12.6 0T11.6 4.200L1.4.600z', i % 2 ? 'lin:#f0f4f8,#c9d4de' : 'lin:#ffffff,#d6dfe8', '#7a8a9a', '#ffffff', 0.6) + slab(5.4, -1.6, 5, 3.2, 0.6, '#d94f3d')); }).join('') + moved(19.6, 7.6, 1, 20, solid('M-3.6 2L0-5L3.6 2Q0 3.4-3.6 2z', 'lin:#fffbe6,#f9e9b4,#ecd286', '#a8843c', '#ffffff', 0.6)),
};

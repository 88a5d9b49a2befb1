import { dot, line, moved, oval, shape, solid } from './brush.ts';
import { laid } from './heap.ts';

/** Herbs and leaves: each tells itself apart by its leaf, so each has its own. */
const STEMS = [[16, 7, 0], [10.6, 7.6, -20], [21.4, 7.6, 20], [6.4, 11, -42], [25.6, 11, 42], [13.2, 11.4, -9], [18.8, 11.4, 9], [8.6, 15.4, -34], [23.4, 15.4, 34], [5, 16.6, -62], [27, 16.6, 62], [16, 14.4, 0], [12, 17.4, -18], [20, 17.4, 18]] as const;

/** A bunch: leaves on stems that meet in a tie. */
function bunchOf(leaves: readonly string[], stem: string, tie: string, scale = 1): string {
  return (
    STEMS.map(([x, y]) => line(`M${16 + (x - 16) * 0.16} 29.6Q${16 + (x - 16) * 0.2} ${y + 8} ${x} ${y + 1.6}`, stem, 0.7)).join('') +
    laid(leaves, STEMS.map(([x, y, turn]) => [x, y, turn, scale] as const)) + line('M14 22L12.6 30.4M15.4 22.4L14.8 30.8M16.8 22.4L17.2 30.8M18.2 22L19.6 30.4', stem, 1) + line('M13.2 24.2Q16 25.6 18.8 24.2', tie, 1.8) + line('M13.4 23.9Q16 25 18.6 23.9', '#fff', 0.4, 'opacity=".5"')
  );
}

/** Flat parsley: three broad lobes, each cut in three. */
const parsleyLobe = shape('M0 0C-1.4-.6-2.4-2-2.2-3.2L-1.4-2.9L-1.6-4.4L-.7-3.8L0-5.4L.7-3.8L1.6-4.4L1.4-2.9L2.2-3.2C2.4-2 1.4-.6 0 0z', 'lin:#7cc44c,#2f7f2a') + line('M0 0V-4M0-1.6L-1.2-2.8M0-1.6L1.2-2.8', '#c5ec9c', 0.22);
const parsleyLeaf = (turn: number): string => moved(0, 0, 1.06, turn, moved(-0.5, 0.6, 0.9, -62, parsleyLobe) + moved(0.5, 0.6, 0.9, 62, parsleyLobe) + parsleyLobe);
/** Coriander: a rounded fan with shallow teeth, a paler green. */
const corianderLeaf = (turn: number): string => moved(0, 0, 1.06, turn, [-64, 64, 0].map((a) => moved(Math.sin((a * Math.PI) / 180) * 1.2, 0, 1, a * 0.7, shape('M0 1C-1.6.4-2.8-.8-2.8-2Q-2.2-2.4-2.4-3.2Q-1.6-3.2-1.4-4.2Q-.6-3.8 0-4.6Q.6-3.8 1.4-4.2Q1.6-3.2 2.4-3.2Q2.2-2.4 2.8-2C2.8-.8 1.6.4 0 1z', 'lin:#b1dc6a,#5fa838') + line('M0 .8V-3.2M0-.6L-1.6-2.2M0-.6L1.6-2.2', '#e2f7b4', 0.24))).join(''));
const mintLeaf = (x: number, y: number, turn: number, scale: number): string =>
  moved(x, y, scale, turn, solid('M0 4Q-1.8 3.6-2.4 2.6L-3 2.4L-3 1.2L-3.5.4L-3.1-.8L-3.1-2L-2.4-2.8L-2-4L-1.2-4.8Q-.6-6.4 0-7Q.6-6.4 1.2-4.8L2-4L2.4-2.8L3.1-2L3.1-.8L3.5.4L3 1.2L3 2.4L2.4 2.6Q1.8 3.6 0 4z', 'lin:#8fd98a,#3f9f5a', '#145a34', '#e4ffdc', 0.5) + line('M0 3.6V-5.4M0 1.6L-2.2-.2M0 1.6L2.2-.2M0-.8L-1.9-2.4M0-.8L1.9-2.4M0-3L-1.1-4.2M0-3L1.1-4.2', '#d3f7cf', 0.3, 'opacity=".85"'));
/** Rocket: a long leaf with deep narrow lobes on both sides of a pale rib. */
const rocketLeaf = (turn: number): string => moved(0, 0, 1, turn, shape('M0 8.4Q-.5 6.6-.9 5.8Q-2.4 6-4 4.8Q-2.2 4.4-1.1 3.2Q-3 3.2-4.8 1.4Q-2.6 1.4-1.1 0Q-3.2-.4-4.4-2.4Q-2.4-2-1.1-3Q-2.6-4.4-2.2-6.8Q-1.4-9 0-10Q1.4-9 2.2-6.8Q2.6-4.4 1.1-3Q2.4-2 4.4-2.4Q3.2-.4 1.1 0Q2.6 1.4 4.8 1.4Q3 3.2 1.1 3.2Q2.2 4.4 4 4.8Q2.4 6 .9 5.8Q.5 6.6 0 8.4z', 'lin:#86c84e,#3f8f30,#2a6a26') + line('M0 9V-8M0 4.6L-2.6 4.6M0 4.6L2.6 4.6M0 1.4L-3 1M0 1.4L3 1M0-2L-2.6-2.4M0-2L2.6-2.4', '#d3f0aa', 0.32));
const spoonLeaf = (x: number, y: number, turn: number, scale: number): string =>
  moved(x, y, scale, turn, line('M0 3.4V8', '#9cc86a', 0.9) + solid('M0 4.4C-3.4 4-5 .8-4.4-2.4C-3.8-5.4-1.8-7.4 0-8C1.8-7.4 3.8-5.4 4.4-2.4C5 .8 3.4 4 0 4.4z', 'lin:#6fb84a,#2f7f34,#1c5c28', '#0c3a18', '#dcf5b4', 0.6) + line('M0 5V-6.4M0 2Q-2 .8-3.2-1M0 2Q2 .8 3.2-1M0-1Q-1.6-2-2.6-3.8M0-1Q1.6-2 2.6-3.8', '#a9dc84', 0.36, 'opacity=".9"'));
const basilLeaf = (x: number, y: number, turn: number, scale: number): string =>
  moved(x, y, scale, turn, solid('M0 4C-3-3.4-4.8-.6-4-3C-3.2-5.4-1.4-6.6 0-7C1.4-6.6 3.2-5.4 4-3C4.8-.6 3 3.4 0 4z'.replace('-3-3.4-4.8-.6', '-3 3.4-4.8-.6'), 'lin:#8fd45a,#3f9a36', '#17581c', '#efffd0', 0.6) + line('M0 3.8Q.2-1 0-5.6M0 1.6Q-1.8.6-2.8-1.4M0 1.6Q1.8.6 2.8-1.4M0-1.2Q-1.4-2-2-3.6M0-1.2Q1.4-2 2-3.6', '#cff0a0', 0.32));

/** Romaine: tall leaves about a pale heart. */
const romaineLeaf = (x: number, y: number, turn: number, scale: number, paint: string): string =>
  moved(x, y, scale, turn, solid('M0 11C-2 10-2.6 6-3.6 3C-5 1.4-5.6-1.6-5-4Q-5.6-5.8-4.4-7.2Q-4.2-9-2.6-9.6Q-1.6-11 0-10.6Q1.6-11 2.6-9.6Q4.2-9 4.4-7.2Q5.6-5.8 5-4C5.6-1.6 5 1.4 3.6 3C2.6 6 2 10 0 11z', paint, '#2f6a1c', '#f4ffd8', 0.8) + shape('M0 11C-1.4 6-1 0-.4-8.6H.4C1 0 1.4 6 0 11z', 'lin:#e8f7c4,#ffffff', 'opacity=".9"') + line('M0 5Q-2.4 2.6-3.4 0M0 5Q2.4 2.6 3.4 0M0 1Q-2.4-1.4-3.4-4M0 1Q2.4-1.4 3.4-4M0-3Q-1.8-5-2.4-7M0-3Q1.8-5 2.4-7', '#e2f5bc', 0.4, 'opacity=".9"'));

export const herbs: Record<string, () => string> = {
  parsley: () => bunchOf([parsleyLeaf(0), parsleyLeaf(12), parsleyLeaf(-12)], '#5fa03c', '#c8452e', 1.06),
  coriander: () => bunchOf([corianderLeaf(0), corianderLeaf(14), corianderLeaf(-14)], '#9ccc6a', '#3a6fb5', 0.98),
  mint: () => line('M16 30V8M16 22Q11 18 7 19M16 22Q21 18 25 19M16 15Q12 11 9 11M16 15Q20 11 23 11', '#5a8f4c', 0.9) + [[6.4, 20.6, -78, 1.12], [25.6, 20.6, 78, 1.12], [8.6, 25.6, -108, 0.86], [23.4, 25.6, 108, 0.86], [8.4, 12, -60, 1.12], [23.6, 12, 60, 1.12], [11.6, 16, -36, 0.9], [20.4, 16, 36, 0.9], [12.4, 7.2, -30, 0.94], [19.6, 7.2, 30, 0.94], [16, 19, 0, 0.9], [16, 11.6, 0, 0.86], [16, 6.4, 0, 0.7]].map(([x = 0, y = 0, turn = 0, scale = 1]) => mintLeaf(x, y, turn, scale)).join(''),
  basil: () => line('M16 30V9', '#6fa84a', 1) + [[7.4, 20, -80, 1.2], [24.6, 20, 80, 1.2], [9, 11.6, -56, 1.2], [23, 11.6, 56, 1.2], [12, 17.6, -30, 0.9], [20, 17.6, 30, 0.9], [16, 9, 0, 1.1], [16, 15.4, 0, 0.84]].map(([x = 0, y = 0, turn = 0, scale = 1]) => basilLeaf(x, y, turn, scale)).join(''),
  spinach: () => [[6.4, 12, -44, 0.98], [25.6, 12, 44, 0.98], [11, 9.4, -20, 1.04], [21, 9.4, 20, 1.04], [6.6, 20.4, -72, 0.9], [25.4, 20.4, 72, 0.9], [16, 10, 0, 1.08], [11, 18.4, -28, 0.96], [21, 18.4, 28, 0.96], [16, 20, 0, 1]].map(([x = 0, y = 0, turn = 0, scale = 1]) => spoonLeaf(x, y, turn, scale)).join(''),
  rocket: () => bunchOf([rocketLeaf(0), rocketLeaf(8), rocketLeaf(-8)], '#8cbf5c', '#d99a2b', 0.8),
  lettuce: () => romaineLeaf(8, 15, -26, 1.1, 'lin:#6fb544,#3f8a30,#9ccf6a') + romaineLeaf(24, 15, 26, 1.1, 'lin:#6fb544,#3f8a30,#9ccf6a') + romaineLeaf(12, 14.4, -12, 1.22, 'lin:#86c74f,#57a03a,#b9de82') + romaineLeaf(20, 14.4, 12, 1.22, 'lin:#86c74f,#57a03a,#b9de82') + romaineLeaf(16, 16.6, 0, 1.16, 'lin:#b4df6c,#8fca5a,#e9f7c4'),
  'leafy-green': () => [[8, 13, -30, 1.3], [24, 13, 30, 1.3], [16, 11.4, 0, 1.4], [10.6, 20.6, -24, 1.16], [21.4, 20.6, 24, 1.16], [16, 21, 0, 1.2]].map(([x = 0, y = 0, turn = 0, scale = 1]) => moved(x, y, scale, turn, line('M0 4V8', '#9cc86a', 0.8) + solid('M0 5.4C-2.4 4.6-3.6 2-3.6-.4L-3-.8L-3.6-1.8L-2.8-2.4L-3-3.6L-2-4.2L-1.8-5.6L-.8-6.2L0-7.6L.8-6.2L1.8-5.6L2-4.2L3-3.6L2.8-2.4L3.6-1.8L3-.8L3.6-.4C3.6 2 2.4 4.6 0 5.4z', 'lin:#5fae44,#2c7a30', '#0c3a18', '#d6f5ae', 0.6) + line('M0 5V-6M0 2.4L-2.2.6M0 2.4L2.2.6M0-.4L-2-2.4M0-.4L2-2.4', '#a9dc84', 0.34))).join(''),
  'vine-leaves': () => [[10, 13, -14, 1.2], [22.4, 13.4, 16, 1.2], [16, 20.6, 2, 1.3]].map(([x = 0, y = 0, turn = 0, scale = 1]) => moved(x, y, scale, turn, line('M0 5Q.4 7.4 2 8.6', '#7f9a4a', 0.7) + solid('M0 5.6C-1.4 4-3.4 5.4-5.4 4.6Q-4.8 3.4-6.6 2.4Q-5.6 1.4-7-.6Q-5-.8-5.2-2.8Q-3.6-2-3.4-3.4Q-3-6-0-7.4Q3-6 3.4-3.4Q3.6-2 5.2-2.8Q5-.8 7-.6Q5.6 1.4 6.6 2.4Q4.8 3.4 5.4 4.6C3.4 5.4 1.4 4 0 5.6z', 'lin:#8a9f3f,#5a7426', '#2f4210', '#dfe8a4', 0.7) + line('M0 5.2V-6M0 3L-5.6-.4M0 3L5.6-.4M0 3.4L-4.6 3.4M0 3.4L4.6 3.4', '#c5d07c', 0.4))).join(''),
  'spring-onion': () =>
    [-9, -3.4, 2.4, 8].map((turn, i) => moved(12.6 + i * 2.4, 20, 1, turn, line('M0 6Q0-6-2.4-15', '#3f8f34', 1.9) + line('M0 6Q.4-6 2-16', '#5fae45', 1.9) + line('M0 5V-5', '#9ccf6a', 2.3) + line('M0 8V0', '#e9f6d0', 2.4) + shape('M-1.2 4Q-2.1 6.6-1.7 8.4Q-1 9.8 0 9.8T1.7 8.4Q2.1 6.6 1.2 4z', 'linx:#ffffff,#e4ead2') + line('M-.8 9.6l-.6 1.8M0 9.8v2M.8 9.6l.6 1.8', '#d5c9a4', 0.35))).join('') + line('M9.6 19.4Q16 21.6 22.4 19', '#c8452e', 1.6),
  zaatar: () => shape('M4 24Q10 13 16 12.6T28 24Q16 29.6 4 24z', 'rad:#8f9a4a,#667533,#414d1e') + Array.from({ length: 90 }, (_, i) => { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 90); return dot(16 + Math.cos(a) * q * 10.6, 20.4 + Math.sin(a) * q * 5.4 - (1 - q) * 2.6, 0.34 + (i % 3) * 0.12, ['#f3e2b0', '#a8b45c', '#4f5c24', '#8a2f3a', '#6f7f35'][i % 5] ?? '#6f7f35'); }).join('') + moved(16, 11, 0.8, 0, line('M0 4V-6M0 1L-3-1.4M0 1L3-1.4M0-2L-2.4-4.4M0-2L2.4-4.4', '#6d8a3a', 0.7) + [[-3.4, -1.8], [3.4, -1.8], [-2.8, -5], [2.8, -5], [0, -7]].map(([x = 0, y = 0]) => oval(x, y, 1.3, 0.8, 'lin:#b4c77a,#6f8a3f', x * 14)).join('')),
};

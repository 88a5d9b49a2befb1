import { dot, line, moved, oval, scatter, shape } from './brush.ts';

function seeds(count: number, seed: number, cx: number, cy: number, rx: number, ry: number, one: (i: number) => string): string {
  const random = scatter(seed);
  return Array.from({ length: count }, (_, i) => {
    const turn = i * 2.39996;
    const reach = Math.sqrt((i + 0.5) / count);
    return moved(cx + Math.cos(turn) * reach * rx, cy + Math.sin(turn) * reach * ry, 1, Math.round(random() * 180), one(i));
  }).join('');
}

const leaf = (x: number, y: number, scale: number, turn: number, paint = 'lin:#8ccb4b,#3f8f2f'): string =>
  moved(x, y, scale, turn, shape('M0 0Q2.6-4.2 8-3.4Q6.4 1.2 0 0z', paint) + line('M.6-.2Q4-1.4 7-2.9', '#d9f0a5', 0.3, 'opacity=".7"'));

function apricot(x: number, y: number, scale: number): string {
  return moved(x, y, scale, 0, dot(0, 0, 7.4, 'rad:#ffd88a,#fba93f,#e2721d') + oval(2.4, 1.6, 4.2, 4.8, '#e8552d', 0, 'opacity=".28"') + line('M.6-7.2Q-3-1 .2 6.8', '#d56a1b', 0.5, 'opacity=".6"') + oval(-2.8, -3, 1.8, 1.2, '#fff3cf', -35, 'opacity=".7"') + oval(0.6, -6.8, 1.3, 0.6, '#8a4a12', 0, 'opacity=".7"'));
}

const fig = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, shape('M0-8.6C1.2-8.6 1-6.6 1.8-5C3.2-2.6 7.4-.6 7.4 3.4C7.4 7 4 9 0 9S-7.4 7-7.4 3.4C-7.4-.6-3.2-2.6-1.8-5C-1-6.6-1.2-8.6 0-8.6z', 'rad:#9a6aa8,#643071,#391544') + line('M-.8-4.6Q-3.8 1-3.4 7.6M.6-4.8Q2.6 1.4 1.6 8.4M1.4-4Q5.2 1 5 6.4', '#c08fca', 0.35, 'opacity=".55"') + shape('M0-8.6C.9-8.6 1-7 1.4-5.8Q0-5.2-1.4-5.8C-1-7-.9-8.6 0-8.6z', '#9bb35a'));

const figHalf = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, shape('M0-8.6C1.2-8.6 1-6.6 1.8-5C3.2-2.6 7.4-.6 7.4 3.4C7.4 7 4 9 0 9S-7.4 7-7.4 3.4C-7.4-.6-3.2-2.6-1.8-5C-1-6.6-1.2-8.6 0-8.6z', '#5d2c6b') + shape('M0-7C.7-5.6 1-4.6 1.6-3.6C3-1.4 6.4 0 6.4 3.4C6.4 6.4 3.4 8 0 8S-6.4 6.4-6.4 3.4C-6.4 0-3-1.4-1.6-3.6C-1-4.6-.7-5.6 0-7z', '#f3e7c9') + oval(0, 3, 4.7, 4, 'rad:#f08a7a,#d2454f,#a52342') + seeds(16, 41, 0, 3, 3.9, 3.2, () => oval(0, 0, 0.42, 0.28, '#f9dca0')));

export const fruit: Record<string, () => string> = {
  pomegranate: () =>
    shape('M12.6 7.4L10.6 2.4Q12.6 3.4 13.6 5L14.8 1.6Q16.2 3 16.4 5L19.2 2.6Q19.4 5.4 17.6 7.8z', 'lin:#d8453c,#a51f36') + dot(14.4, 17.6, 11.4, 'rad:#ff8a76,#d92e43,#8f1233') + oval(9.4, 12.4, 2.6, 1.8, '#ffd0c2', -40, 'opacity=".65"') +
    shape('M17.4 12.6Q24.6 9.4 29.4 15.6Q31.6 20.6 28.6 25.4Q24.4 30.4 18.2 28.2Q13.6 25.8 13.8 19.6Q14.6 14.8 17.4 12.6z', '#b81e3c') + shape('M18.2 13.8Q24.2 11.2 28.2 16.4Q30 20.6 27.6 24.6Q24 28.8 18.9 27Q15.1 24.8 15.3 19.9Q15.9 15.6 18.2 13.8z', '#fae9c8') +
    seeds(26, 42, 21.9, 20.2, 5.7, 6.2, (i) => shape('M-1.1.2Q-.8-1.3.3-1.2Q1.4-.8 1.1.4Q.6 1.2-.3 1.1Q-1 .9-1.1.2z', i % 3 ? '#c8123c' : '#e2345a') + dot(-0.3, -0.4, 0.28, '#ffc4cd')) + line('M21.6 13.8Q21 20 22.4 27.2M16 20.6Q22 20.4 28.8 20', '#fae9c8', 0.55, 'opacity=".9"'),
  figs: () => fig(10.6, 12.6, 0.95, -14) + fig(21.6, 12, 0.9, 14) + figHalf(16.6, 20, 1.08, 4),
  apricots: () => apricot(21.4, 11.6, 0.98) + apricot(10.6, 13, 0.98) + leaf(13, 6.4, 1, -20) + moved(18.4, 21.6, 1, 0, dot(0, 0, 7.4, '#ea8a2a') + dot(0, 0, 6.7, 'rad:#ffe2a0,#fdbd5c,#f29a35') + oval(0, 0.2, 3.1, 3.9, 'rad:#a5693a,#7a431c,#54290d') + line('M0-3.4Q1 0 0 3.6', '#4a230b', 0.4, 'opacity=".7"')),
  guava: () =>
    shape('M8.4 4.4Q12.4 2.6 16.2 6.6Q20.8 10 20.4 16.6Q19.6 23.6 12.6 23.4Q4.6 22.6 3.4 15.4Q2.8 7.6 8.4 4.4z', 'rad:#e6f29a,#a9cf4d,#6a9a2a') + oval(8, 9.4, 1.6, 2.6, '#fbffdf', 24, 'opacity=".6"') + shape('M7.2 4.9L6.4 2.6M9.6 4L10 1.8', '#5b4a1e') + leaf(9, 4.4, 0.9, -8) +
    dot(20.6, 20.4, 9.3, '#8fbb3a') + dot(20.6, 20.4, 8.5, '#eef2b5') + dot(20.6, 20.4, 7.7, 'rad:#ffc0b4,#f48a86,#e5656c') + dot(20.6, 20.4, 3.9, '#f9b0a4') + seeds(20, 43, 20.6, 20.4, 5.2, 5.2, () => oval(0, 0, 0.55, 0.42, '#fbeabb')),
  papaya: () =>
    moved(16, 16, 1, 32, shape('M0-14.4C2.4-14.4 3.4-11 4.6-8C6.8-3 9-.4 9 5C9 11 5.4 14.4 0 14.4S-9 11-9 5C-9-.4-6.8-3-4.6-8C-3.4-11-2.4-14.4 0-14.4z', 'linx:#d6b53a,#8fae35,#5e8a2a') + shape('M0-12.8C1.8-12.8 2.6-10 3.8-7.2C5.8-2.4 7.6-.2 7.6 5C7.6 10 4.8 13 0 13S-7.6 10-7.6 5C-7.6-.2-5.8-2.4-3.8-7.2C-2.6-10-1.8-12.8 0-12.8z', 'rad:#ffc566,#fb9434,#ee6f24') + shape('M0-5.6C1.4-5.2 1.8-3 2.6-1C3.8 1.6 4.2 3 4 5.6C3.6 9 2 10 0 10S-3.6 9-4 5.6C-4.2 3-3.8 1.6-2.6-1C-1.8-3-1.4-5.2 0-5.6z', '#d9501d') + seeds(24, 44, 0, 4.4, 2.9, 4.8, () => dot(0, 0, 0.78, 'rad:#5d5a52,#2a2724,#141210')) + [-3.4, -1.8].map((y, i) => dot(i ? 0.7 : -0.4, y, 0.7, '#2a2724')).join('')),
  'passion-fruit': () =>
    dot(11, 12.6, 9, 'rad:#9a5f8e,#5c2455,#331034') + oval(7.4, 8.6, 2.2, 1.4, '#e6c3df', -40, 'opacity=".6"') + line('M11 3.6Q11 2 12.6 1.4', '#5b6a2a', 1) +
    dot(20.4, 20, 10, '#4e1c49') + dot(20.4, 20, 9.1, '#f4dfe4') + dot(20.4, 20, 7.7, 'rad:#ffd75a,#f5b01f,#dd8a10') + seeds(17, 45, 20.4, 20, 5.9, 5.9, () => oval(0, 0, 1.45, 1.15, '#ffdf7a') + oval(0, 0, 0.95, 0.68, '#2a2016') + dot(-0.3, -0.25, 0.2, '#fff')),
  'dragon-fruit': () =>
    [[9, 5, -40], [5, 10.4, -75], [13.4, 3.4, -10], [3.6, 16.6, -100], [18, 6, 25]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1, turn, shape('M-1.7 3Q-1.4-1.6.6-3.6Q2-.4 1.7 3z', 'lin:#a9cf4a,#e0347a'))).join('') +
    oval(11.6, 14.4, 8.6, 10, 'rad:#ff86b4,#e72f7e,#aa1160', -20) + [[7.2, 10, -40], [12.6, 9.4, 0], [6.6, 17.4, -70], [11.6, 19.8, 200]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 0.8, turn, shape('M-1.7 2.6Q-1-1.6.6-3.6Q2-.4 1.7 2.6z', 'lin:#b9d85a,#f0578f'))).join('') +
    moved(20.4, 20, 1, 24, oval(0, 0, 9, 10, '#d61f6e') + oval(0, 0, 7.9, 8.9, '#f9a9c9') + oval(0, 0, 7.4, 8.4, 'rad:#ffffff,#fbf7f6,#ece4e4') + seeds(58, 46, 0, 0, 6.5, 7.5, () => oval(0, 0, 0.4, 0.27, '#2b2527'))),
};

import { dot, line, oval, shape } from './brush.ts';

/** Tiny marks for labels, about their own middle and some six units across. */
export const tomatoMark = dot(0, 0.4, 2.8, 'rad:#ff7a5c,#d62f22') + shape('M-1.8-2L0-1.2L1.8-2L.8-2.9L0-3.6L-.8-2.9z', '#4f9a34');
export const dropMark = shape('M0-3.4Q2.6-.4 2.6 1.2A2.6 2.6 0 0 1-2.6 1.2Q-2.6-.4 0-3.4z', 'lin:#8ad4f2,#2a93cf') + dot(-0.9, 1, 0.6, '#fff', 'opacity=".7"');
export const oliveMark = shape('M-3.4-1.6Q-1.4-3.6 1.6-3Q.4-1-3.4-1.6z', '#8fa84a') + oval(0.2, 1, 2.6, 2.1, 'rad:#b7c45a,#76862a', -20) + dot(-0.6, 0.4, 0.55, '#eaf0b4', 'opacity=".8"');
export const chilliMark = shape('M-3.2-1.4Q-.4-1.6 1.4.4Q2.6 1.8 3.6 1.6Q2.2 3.2 0 2.4Q-2.6 1.2-3.2-1.4z', 'lin:#f0563a,#b81d14') + line('M-3.2-1.6Q-3.6-2.4-3-3', '#4f9a34', 0.8);
export const leafMark = shape('M-3 2.6Q-3.4-3 3.2-3Q3.2 3-3 2.6z', 'lin:#8ccf5a,#3f9a3f') + line('M-3 2.6L1.6-1.6', '#e5f7cf', 0.5);
export const flowerMark = [0, 72, 144, 216, 288].map((turn) => oval(0, -1.9, 1.2, 1.6, 'lin:#f5b5d8,#d56aa8', 0, '').replace('/>', ` transform="rotate(${turn})"/>`)).join('') + dot(0, 0, 1.1, '#ffd65c');
export const sparkMark = shape('M0-3.6Q.5-.5 3.6 0Q.5.5 0 3.6Q-.5.5-3.6 0Q-.5-.5 0-3.6z', '#fff');
export const bubbleMark = dot(-1, 0.8, 1.9, '#fff', 'opacity=".85"') + dot(1.6, -1, 1.4, '#fff', 'opacity=".8"') + dot(1.6, 2, 0.8, '#fff', 'opacity=".8"');
export const cowMark = shape('M-3.4 2.6Q-2.6-.6-.8-1Q1.6-3.4 3.4-1.4Q3.6 1.6 1.4 1.6Q0 3.4-3.4 2.6z', '#4a6fa5', 'opacity=".85"');

const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const NUMBER = '(-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e-?\\d+)?)';

/** A number as short as path data allows: "-0.50" is "-.5". */
export function shortNumber(value: number, decimals: number): string {
  const text = String(Number(value.toFixed(decimals)) || 0);
  return text.replace(/^(-?)0\./, '$1.');
}

function readNumbers(text: string, command: string): number[] {
  if (command.toLowerCase() !== 'a') return (text.match(new RegExp(NUMBER, 'g')) ?? []).map(Number);
  // An arc's two flags may touch what follows them, so they are read as single digits.
  const arc = new RegExp(`${NUMBER}[\\s,]*${NUMBER}[\\s,]*${NUMBER}[\\s,]*([01])[\\s,]*([01])[\\s,]*${NUMBER}[\\s,]*${NUMBER}`, 'g');
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

function writeNumbers(values: string[]): string {
  return values.reduce((line, value, index) => {
    const glued = index === 0 || value.startsWith('-') || (value.startsWith('.') && /\.\d*$/.test(line));
    return line + (glued ? '' : ' ') + value;
  }, '');
}

/** Rounds a path to relative commands, carrying the rounding error so that long paths do not drift. */
export function roundPath(d: string, decimals: number): string {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let drawnX = 0;
  let drawnY = 0;
  let out = '';
  let last = '';
  const snap = (value: number): number => Number(value.toFixed(decimals));
  const put = (command: string, values: string[]): void => {
    const text = writeNumbers(values);
    const joint = command === last && text && !text.startsWith('-') ? ' ' : '';
    out += (command === last && text ? joint : command) + text;
    last = command === 'm' ? 'l' : command;
  };
  for (const [, letter = '', body = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-\d[^a-zA-Z]*)*)/g)) {
    const command = letter.toLowerCase();
    const arity = ARITY[command] ?? 0;
    const numbers = readNumbers(body, command);
    const absolute = letter !== command;
    if (command === 'z') {
      put('z', []);
      x = startX;
      y = startY;
      drawnX = snap(x);
      drawnY = snap(y);
      continue;
    }
    for (let at = 0; at + arity <= numbers.length; at += arity) {
      const step = numbers.slice(at, at + arity);
      const kind = command === 'm' && at > 0 ? 'l' : command;
      const baseX = absolute ? 0 : x;
      const baseY = absolute ? 0 : y;
      const points: number[] = [];
      if (kind === 'h') points.push(baseX + (step[0] ?? 0), y);
      else if (kind === 'v') points.push(x, baseY + (step[0] ?? 0));
      else step.slice(kind === 'a' ? 5 : 0).forEach((value, i) => points.push((i % 2 ? baseY : baseX) + value));
      const relative = points.map((value, i) => shortNumber(snap(value) - (i % 2 ? drawnY : drawnX), decimals));
      x = points.at(-2) ?? x;
      y = points.at(-1) ?? y;
      drawnX = snap(x);
      drawnY = snap(y);
      if (kind === 'm') {
        startX = x;
        startY = y;
      }
      const [dx = '0', dy = '0'] = relative.slice(-2);
      if (kind === 'a') put('a', [...step.slice(0, 3).map((v) => shortNumber(v, 2)), String(step[3]), String(step[4]), dx, dy]);
      else if ('hvl'.includes(kind)) {
        if (dy === '0' && dx !== '0') put('h', [dx]);
        else if (dx === '0' && dy !== '0') put('v', [dy]);
        else if (dx !== '0') put('l', [dx, dy]);
      } else put(kind, relative);
    }
  }
  return out;
}

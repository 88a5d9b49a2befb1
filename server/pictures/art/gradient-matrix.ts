export type Matrix = [number, number, number, number, number, number];

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function step(kind: string, n: number[]): Matrix {
  const [a = 0, b = 0, c = 0] = n;
  if (kind === 'matrix') return [a, b, c, n[3] ?? 0, n[4] ?? 0, n[5] ?? 0];
  if (kind === 'translate') return [1, 0, 0, 1, a, b];
  if (kind === 'scale') return [a, 0, 0, n.length > 1 ? b : a, 0, 0];
  const cos = Math.cos((a * Math.PI) / 180);
  const sin = Math.sin((a * Math.PI) / 180);
  return multiply(multiply([1, 0, 0, 1, b, c], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -b, -c]);
}

/** Multiplies out a transform list, so that a radial gradient can be written as a plain centre and radius. */
export function readTransform(list: string): Matrix {
  let total: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind = '', numbers = ''] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    total = multiply(total, step(kind, (numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)));
  }
  return total;
}

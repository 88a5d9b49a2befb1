/** The smallest numbers of many without sorting them all: a page of a large result needs no more. */

/** Below this many a plain sort is as quick. */
const FEW = 600;

/** Moves the `wanted` smallest keys to the front in ascending order and returns them; the rest is left in any order. */
export function selectSmallest(keys: Float64Array, wanted: number): Float64Array {
  if (keys.length > FEW && wanted < keys.length / 2) partition(keys, wanted);
  else return keys.sort().subarray(0, wanted);
  return keys.subarray(0, wanted).sort();
}

/** Quickselect with the median of three: afterwards no key before `wanted` is larger than one behind it. */
function partition(keys: Float64Array, wanted: number): void {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = middleOf(keys[low] as number, keys[(low + high) >> 1] as number, keys[high] as number);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((keys[left] as number) < pivot) left += 1;
      while ((keys[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const swapped = keys[left] as number;
      keys[left] = keys[right] as number;
      keys[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else return;
  }
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

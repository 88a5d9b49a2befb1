import { isIPv6 } from 'node:net';

/**
 * What counts as one address in limits and logs. A home or a phone is given 2^64 addresses of IPv6, so its /64 is the unit; an IPv4
 * address that is written as IPv6 (`::ffff:10.0.0.1`) is itself.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = Array.from({ length: after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}

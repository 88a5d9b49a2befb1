/** Bytes as text in the encodings of an import, a piece at a time. */
import type { FileEncoding } from './find-encoding.ts';

/** What windows-1252 has at 0x80 to 0x9f, where Latin-1 has control characters; five places are empty. */
const FROM_0X80 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** `isMore` says that the next piece goes on where this one ends. */
export function textDecoder(encoding: FileEncoding): (bytes?: Buffer, isMore?: boolean) => string {
  const decoder = new TextDecoder(encoding);
  // Node 20 reads windows-1252 as Latin-1: its dashes and quotes would be control characters.
  if (encoding === 'windows-1252') return (bytes) => (bytes === undefined ? '' : westernText(bytes));
  return (bytes, isMore = false) => decoder.decode(bytes, { stream: isMore });
}

function westernText(bytes: Buffer): string {
  // oxlint-disable-next-line no-control-regex -- these control characters are what has to be replaced
  return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => FROM_0X80[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Content codings: which of ours a request takes, and bodies in them. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const known = new Map<string, Encoding>();

/** The best coding that an Accept-Encoding header allows; `q=0` refuses one. Browsers send few headers, so they are remembered. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const accepted = new Map<string, boolean>();
  for (const part of header.slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    accepted.set(name, !parameters.some((one) => /^q=0(\.0*)?$/.test(one)));
  }
  const takes = (name: string): boolean => accepted.get(name) ?? accepted.get('*') ?? false;
  const chosen = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (known.size < 200) known.set(header, chosen);
  return chosen;
}

/** Quality 5 costs a millisecond for a page and comes within a tenth of the best; built files are packed at 11 beforehand. */
export async function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
    case 'gzip':
      return zip(body, { level: 6 });
    case 'identity':
      return body;
  }
}

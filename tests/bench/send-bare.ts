import { once } from 'node:events';
import { createServer } from 'node:http';

import { openShapedLink, type LinkOptions } from './shaped-link.ts';

export interface Load {
  bytes: number;
  answers: number;
}

/** The link's floor, in milliseconds: so many bytes there and so many back, on a new connection, with nothing done between. */
export async function sendBare({ bytes, answers }: Load, options: LinkOptions): Promise<number> {
  const server = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.end(Buffer.alloc(answers)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const link = await openShapedLink(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    options,
  );
  try {
    const from = performance.now();
    const answer = await fetch(`${link.origin}/`, { method: 'POST', body: Buffer.alloc(bytes) });
    await answer.arrayBuffer();
    return performance.now() - from;
  } finally {
    link.close();
    server.close();
    server.closeAllConnections();
  }
}

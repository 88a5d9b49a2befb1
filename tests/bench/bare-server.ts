/** A process of its own: Fastify with one handler and one body, which comes in on stdin. What this machine can do at most. */
import { readFileSync } from 'node:fs';

import fastify from 'fastify';

const body = readFileSync(0);
const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.listeningOrigin);

/** The API's OpenAPI 3.1 document, made from the contract's calls. */
import type { FastifyInstance } from 'fastify';

import { API_BASE, type Call } from '#contract/call.ts';
import type { JsonSchema } from '#contract/wire.ts';

import { PreparedAnswer } from './prepared-answer.ts';
import { dataHeaders } from './security-headers.ts';

interface MediaType {
  'application/json': { schema: JsonSchema | { $ref: string } };
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: 'query'; required: boolean; schema: JsonSchema; style?: 'form'; explode?: true }[];
  requestBody?: { required: true; content: MediaType };
  responses: Record<string, { description: string; content?: MediaType; headers?: Record<string, unknown> }>;
  security: Record<string, string[]>[];
  /** True where the specification does not show the path. */
  'x-invented': boolean;
  /** Whether devices keep the answer, queue the call, or need the network. */
  'x-offline': string;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const REFUSED: JsonSchema = {
  type: 'object',
  description: 'A refusal: a sentence for the shopper, a word for machines, the field that it is about',
  properties: {
    status: { type: 'integer', enum: [0] },
    message: { type: 'string' },
    code: { type: 'string' },
    field: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['status', 'message'],
};

/** The document of these calls. */
export function openApiOf(calls: readonly Call<unknown, unknown>[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const method = call.method === 'GET' ? 'get' : 'post';
    paths[call.path] = { ...paths[call.path], [method]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zad',
      version: '1',
      description:
        'The store API. Paths are matched whatever their case. Every answer is an envelope: status, message, data.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Refused: REFUSED },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

function operationOf(call: Call<unknown, unknown>): Operation {
  const isRead = call.method === 'GET';
  const { properties = {}, required = [] } = call.input.schema;
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0] as string],
    ...(isRead && {
      parameters: Object.entries(properties).map(([name, schema]) => {
        const isList = schema.type === 'array';
        // A list may always be left out of a query: then it is empty.
        const parameter = { name, in: 'query' as const, required: required.includes(name) && !isList, schema };
        return isList ? { ...parameter, style: 'form' as const, explode: true as const } : parameter;
      }),
    }),
    ...(!isRead && { requestBody: { required: true as const, content: json(closed(call.input.schema)) } }),
    responses: {
      '200': { description: 'Success', content: json(envelopeOf(call.answer.schema)) },
      ...(call.offline === 'cache' && { '304': { description: 'Unchanged since the ETag of If-None-Match' } }),
      '400': refused('A field is missing, unknown or wrong'),
      ...(call.auth === 'user' && { '401': refused('Nobody is signed in') }),
      '429': refused('Too many requests'),
      default: refused('Refused, or failed'),
    },
    security: call.auth === 'user' ? [{ session: [] }] : [],
    'x-invented': call.invented ?? false,
    'x-offline': call.offline,
  };
}

function envelopeOf(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { status: { type: 'integer', enum: [1] }, message: { type: 'string' }, data },
    required: ['status', 'message', 'data'],
  };
}

/** Requests are read strictly: a field that is not in the table is refused. */
function closed(schema: JsonSchema): JsonSchema {
  return { ...schema, additionalProperties: false };
}

function refused(description: string): Operation['responses'][string] {
  return { description, content: json({ $ref: '#/components/schemas/Refused' }) };
}

function json(schema: JsonSchema | { $ref: string }): MediaType {
  return { 'application/json': { schema } };
}

/** GET /ecomapi/openapi.json */
export function serveOpenApi(app: FastifyInstance, calls: readonly Call<unknown, unknown>[]): void {
  const answer = new PreparedAnswer(Buffer.from(JSON.stringify(openApiOf(calls))), {
    contentType: 'application/json; charset=utf-8',
    headers: ['cache-control', 'public, max-age=0, must-revalidate', ...dataHeaders],
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: `${API_BASE}/openapi.json`,
    handler: (request, reply) => {
      reply.hijack();
      answer.send(request.raw, reply.raw, request.id);
      return reply;
    },
  });
}

/**
 * An answer kept in memory, ready to be written: body in every coding asked for so far, headers as one flat list, strong
 * ETags. API answers, pages and static files are all sent this way.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { chooseEncoding, encodeBody, type Encoding } from './encoding.ts';

interface Variant {
  body: Buffer;
  /** Name, value, name, value... */
  headers: string[];
  unchanged: string[];
  etag: string;
}

export interface PreparedOptions {
  status?: number;
  contentType: string;
  /** Cache-Control, security headers and the like: name, value, name, value... */
  headers: readonly string[];
  /** False for what is packed already, such as fonts. */
  isCompressible?: boolean;
  /** Sends the time as Server-Timing `now`, the one header a page can read of itself: its prices are of then. */
  saysNow?: boolean;
  /** Bodies packed beforehand; a coding that is missing is made when first asked for. */
  packed?: Partial<Record<Encoding, Buffer>>;
}

/** Below this many bytes packing gains nothing. */
const WORTH_PACKING = 400;

export class PreparedAnswer {
  readonly #status: number;
  readonly #headers: readonly string[];
  readonly #isCompressible: boolean;
  readonly #saysNow: boolean;
  readonly #tag: string;
  readonly #body: Buffer;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};
  readonly #making = new Map<Encoding, Promise<Variant>>();
  readonly #onGrowth: Set<() => void> = new Set();
  /** Bytes held. */
  size: number;

  constructor(body: Buffer, options: PreparedOptions) {
    this.#status = options.status ?? 200;
    this.#body = body;
    this.#isCompressible = (options.isCompressible ?? true) && body.length >= WORTH_PACKING;
    this.#saysNow = options.saysNow ?? false;
    this.#headers = ['content-type', options.contentType, ...options.headers];
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.size = body.length + 500;
    this.#keep('identity', body);
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = options.packed?.[encoding];
      if (packed && this.#isCompressible) this.#keep(encoding, packed);
    }
  }

  get body(): Buffer {
    return this.#body;
  }

  get status(): number {
    return this.#status;
  }

  /** Calls back whenever another coding was added, so that a cache can count its bytes. */
  onGrowth(listener: () => void): void {
    this.#onGrowth.add(listener);
  }

  /** Writes the answer, or 304 where the request holds it already; HEAD gets the headers alone. */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const encoding = this.#isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const variant = this.#variants[encoding];
    if (variant !== undefined) {
      this.#write(variant, request, response, requestId);
      return;
    }
    this.#make(encoding).then(
      (made) => this.#write(made, request, response, requestId),
      () => response.destroy(),
    );
  }

  #write(variant: Variant, request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const held = request.headers['if-none-match'];
    if (held !== undefined && this.#status === 200 && this.#matches(held, variant.etag)) {
      writeHead(request, response, 304, this.#timed(variant.unchanged), requestId);
      response.end();
      return;
    }
    writeHead(request, response, this.#status, this.#timed(variant.headers), requestId);
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  }

  #timed(headers: readonly string[]): readonly string[] {
    return this.#saysNow ? [...headers, 'server-timing', `now;desc="${Date.now()}"`] : headers;
  }

  /** If-None-Match compares weakly, and whatever the coding: the content is the same. */
  #matches(held: string, etag: string): boolean {
    if (held === etag || held === '*') return true;
    return held
      .slice(0, 2000)
      .split(',')
      .some(
        (one) =>
          one
            .trim()
            .replace(/^W\//, '')
            .replace(/(-br|-gzip)?"$/, '"') === `"${this.#tag}"`,
      );
  }

  #make(encoding: Encoding): Promise<Variant> {
    const running = this.#making.get(encoding);
    if (running) return running;
    const making = encodeBody(this.#body, encoding).then((body) => {
      const variant = this.#keep(encoding, body);
      this.size += body.length;
      for (const listener of this.#onGrowth) listener();
      return variant;
    });
    this.#making.set(encoding, making);
    void making.catch(() => undefined).then(() => this.#making.delete(encoding));
    return making;
  }

  #keep(encoding: Encoding, body: Buffer): Variant {
    const etag = `"${this.#tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const varying = this.#isCompressible ? withVary(this.#headers) : this.#headers;
    const unchanged = [...varying, 'etag', etag];
    const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const variant = { body, etag, unchanged, headers: [...unchanged, ...coded, 'content-length', String(body.length)] };
    this.#variants[encoding] = variant;
    return variant;
  }
}

function withVary(headers: readonly string[]): string[] {
  const at = headers.indexOf('vary');
  if (at === -1) return [...headers, 'vary', 'Accept-Encoding'];
  return headers.map((value, index) => (index === at + 1 ? `${value}, Accept-Encoding` : value));
}

function writeHead(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  requestId: string,
): void {
  // A flat list spares Node from keeping a header at a time; Fastify's inject can only read headers that were kept.
  if (request.socket instanceof Socket && response.getHeaderNames().length === 0) {
    response.writeHead(status, [...headers, 'x-request-id', requestId]);
    return;
  }
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] as string, headers[index + 1] as string);
  }
  response.setHeader('x-request-id', requestId);
  response.writeHead(status);
}

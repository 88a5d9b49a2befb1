/** The sockets that are open: who is gone, whose token or session has ended, and who never said who they are. */
import type { WebSocket } from 'ws';

import type { Deps } from '#server/kit/deps.ts';

import type { ChatConnection } from './chat-connection.ts';
import type { ChatHost } from './chat-host.ts';

export interface OpenSocket {
  readonly connection: ChatConnection;
  readonly socket: WebSocket;
  readonly address: string;
}

interface Standing extends OpenSocket {
  readonly since: number;
  /** False until it answers the ping that was sent last. */
  isAlive: boolean;
  /** When it answered last. */
  aliveAt: Date;
}

/** A session that has ended closes its sockets within a minute: that is twice this. */
const EVERY_MS = 20_000;
/** For saying who one is. */
const NAMELESS_MS = 30_000;
/** A token that has run out is renewed by the SDK a little before. */
const GRACE_MS = 60_000;

export class LookAfter {
  readonly #open = new Map<WebSocket, Standing>();
  readonly #closing = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  readonly #deps: Deps;
  readonly #host: ChatHost;

  constructor(deps: Deps, host: ChatHost, everyMs = EVERY_MS) {
    this.#deps = deps;
    this.#host = host;
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  countOf(address: string): number {
    return [...this.#open.values()].filter((one) => one.address === address).length;
  }

  add(opened: OpenSocket): void {
    const now = this.#deps.clock.now();
    const standing: Standing = { ...opened, since: now.getTime(), isAlive: true, aliveAt: now };
    opened.socket.on('pong', () => {
      standing.isAlive = true;
      standing.aliveAt = this.#deps.clock.now();
    });
    this.#open.set(opened.socket, standing);
  }

  /** Of a socket that has closed, or was given up. */
  bury(socket: WebSocket, lastSeen = this.#deps.clock.now()): void {
    const standing = this.#open.get(socket);
    if (!standing) return;
    this.#open.delete(socket);
    const ending = this.#farewell(standing, lastSeen);
    this.#closing.add(ending);
    void ending.finally(() => this.#closing.delete(ending));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { socket } of this.#open.values()) {
      this.bury(socket);
      // 1012: the service restarts. The SDK comes back by itself.
      socket.close(1012);
      socket.terminate();
    }
    await Promise.all(this.#closing);
  }

  /** What is written after `lastSeen` they have not seen, however long the farewell takes. */
  async #farewell({ connection }: Standing, lastSeen: Date): Promise<void> {
    try {
      await connection.gone();
      await this.#host.wereHere(shoppersOf([connection]), lastSeen);
    } catch (error) {
      if (!this.#deps.db.pool.ending) this.#deps.log.warn({ err: error }, 'a socket of the chat ended badly');
    }
  }

  async #look(): Promise<void> {
    try {
      this.#dropSilent();
      await this.#endOld();
    } catch (error) {
      if (!this.#deps.db.pool.ending) this.#deps.log.warn({ err: error }, 'the sockets of the chat were not looked at');
    }
  }

  #dropSilent(): void {
    const now = this.#deps.clock.now().getTime();
    for (const standing of this.#open.values()) {
      const isNameless = standing.connection.speaker === null && now - standing.since > NAMELESS_MS;
      if (isNameless || !standing.isAlive) {
        this.bury(standing.socket, standing.aliveAt);
        standing.socket.terminate();
      } else {
        standing.isAlive = false;
        standing.socket.ping();
      }
    }
  }

  async #endOld(): Promise<void> {
    const at = this.#deps.clock.now();
    const now = at.getTime();
    const named = [...this.#open.values()].flatMap(({ connection }) =>
      connection.speaker === null ? [] : [{ connection, speaker: connection.speaker }],
    );
    const sessions = [...new Set(named.flatMap(({ speaker }) => speaker.session ?? []))];
    const good = sessions.length === 0 ? new Set<string>() : await this.#host.stillSignedIn(sessions);
    const staying: ChatConnection[] = [];
    for (const { connection, speaker } of named) {
      const isOver = speaker.session !== null && !good.has(speaker.session);
      if (isOver || speaker.expiresAt + GRACE_MS < now) connection.end('The session has ended');
      else staying.push(connection);
    }
    await this.#host.wereHere(shoppersOf(staying), at);
  }
}

function shoppersOf(connections: readonly ChatConnection[]): number[] {
  const ids = connections.flatMap(({ speaker }) => (speaker === null || speaker.isAgent ? [] : [Number(speaker.uid)]));
  return [...new Set(ids)];
}

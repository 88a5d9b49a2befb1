/** What the bench uses of autocannon, which ships no types. */
declare module 'autocannon' {
  interface Asked {
    path?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: { setupRequest: (request: Asked) => Asked }[];
  }

  interface Result {
    requests: { total: number };
    /** Seconds. */
    duration: number;
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}

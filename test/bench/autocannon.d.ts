/** The part of autocannon that the benchmarks use; it brings no types. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
  export type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    /** Requests a second of all connections together. */
    readonly overallRate?: number;
    readonly requests: readonly (Request & { readonly setupRequest?: (request: Request) => Request })[];
  };
  export type Result = {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p99: number };
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

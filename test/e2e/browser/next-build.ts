import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site as it stands, and from `publish` on its next build: the worker has another text, all else is the same. */
export class NextBuild {
  readonly #site: string;
  readonly #server: Server;
  #published = false;

  private constructor(site: string) {
    this.#site = site;
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
  }

  static async of(site: string): Promise<NextBuild> {
    const build = new NextBuild(site);
    await new Promise<void>((resolve) => build.#server.listen(0, resolve));
    return build;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  publish(): void {
    this.#published = true;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { 'if-none-match': _etag, 'if-modified-since': _date, ...kept } = asked.headers;
    const headers = { ...kept, 'accept-encoding': 'identity' };
    const onward = request(this.#site + asked.url, { method: asked.method ?? 'GET', headers }, (got) => {
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      got.on('data', (part) => answer.write(this.#next(asked, part as Buffer)));
      got.on('end', () => answer.end());
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  /** Another version in the worker is another build. */
  #next({ url }: IncomingMessage, part: Buffer): Buffer | string {
    if (!this.#published || url !== '/service-worker.js') return part;
    return part.toString().replace('"version":"', '"version":"next-');
  }
}

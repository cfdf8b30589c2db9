import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const neighbour = (sign: string): string => SIGNS.charAt(SIGNS.indexOf(sign) ^ 1);

/** The hash in a file name: its first character changes in the next build, and back in the one after. */
const otherName = (text: string): string =>
  text.replace(
    /(-)([\w-])([\w-]{7})(?=\.(?:js|css|woff2)\b)/g,
    (_all, dash, first, rest) => dash + neighbour(first) + rest,
  );

const isText = /javascript|html|css/;

/** The current site, and after `publish` its next build: another worker, and each program file under another name. */
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
    const path = this.#published ? otherName(asked.url ?? '/') : asked.url;
    const onward = request(this.#site + path, { method: asked.method ?? 'GET', headers }, (got) => {
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => answer.end(this.#next(asked, Buffer.concat(parts), rest['content-type'] ?? '')));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  #next({ url }: IncomingMessage, body: Buffer, type: string): Buffer | string {
    if (!this.#published || !isText.test(type)) return body;
    const text = otherName(body.toString());
    return url === '/service-worker.js' ? text.replace('"version":"', '"version":"next-') : text;
  }
}

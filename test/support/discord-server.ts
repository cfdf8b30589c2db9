import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A user in the double: by default a member who accepts messages. */
type Person = { readonly name: string; readonly member?: boolean; readonly closed?: boolean };
type Said = { readonly status: number; readonly body: object };

const ok = (body: object): Said => ({ status: 200, body });
const refused = (status: number, code: number): Said => ({ status, body: { code, message: `refused ${code}` } });

/** A double of the four endpoints of Discord's REST API that linking uses, with its error codes. */
export class DiscordServer {
  readonly token = 'token-of-the-bot-in-tests';
  readonly serverId = '111111111111111111';
  readonly people = new Map<string, Person>();
  readonly messages: { readonly to: string; readonly text: string }[] = [];
  /** The status of all responses from now on. */
  failing: number | undefined;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = await this.#answer(request);
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  }

  async #answer(request: IncomingMessage): Promise<Said> {
    if (this.failing) return { status: this.failing, body: {} };
    if (request.headers.authorization !== `Bot ${this.token}`) return refused(401, 0);
    const [, , , kind, id = '', , memberId = ''] = (request.url ?? '').split('/');
    if (kind === 'guilds') return id === this.serverId ? this.#member(memberId) : refused(404, 10_004);
    const body = await bodyOf(request);
    if (kind === 'channels') return this.#message(id.slice(1), body['content'] ?? '');
    return id === '@me' ? ok({ id: `9${body['recipient_id']}`, type: 1 }) : this.#user(id);
  }

  #user(id: string): Said {
    const person = this.people.get(id);
    return person ? ok({ id, username: person.name, global_name: null }) : refused(404, 10_013);
  }

  #member(id: string): Said {
    const person = this.people.get(id);
    return person && person.member !== false ? ok({ user: { id }, nick: null }) : refused(404, 10_007);
  }

  #message(to: string, text: string): Said {
    if (this.people.get(to)?.closed) return refused(403, 50_007);
    this.messages.push({ to, text });
    return ok({ id: '1', content: text });
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Readonly<Record<string, string>>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString('utf8'));
};

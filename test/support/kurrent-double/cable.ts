import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The wire between clients and a server: a port whose connections can be cut, as a network cuts them. */
export class Cable {
  readonly #connect: (socket: Socket) => void;
  readonly #sockets = new Map<string, Socket>();
  #listener: Server | undefined;
  #refusals = 0;

  constructor(connect: (socket: Socket) => void) {
    this.#connect = connect;
  }

  /** Listens on a port of loopback (0: any) and returns it. */
  async plugIn(port: number): Promise<number> {
    this.#listener = createServer({ noDelay: true }, (socket) => {
      if (this.#refusals-- > 0) return void socket.resetAndDestroy();
      const peer = `${socket.remoteAddress}:${socket.remotePort}`;
      this.#sockets.set(peer, socket);
      socket.once('close', () => this.#sockets.delete(peer));
      this.#connect(socket);
    }).listen(port, '127.0.0.1');
    await once(this.#listener, 'listening');
    return (this.#listener.address() as AddressInfo).port;
  }

  /** Refuses new connections and cuts the existing ones. */
  async unplug(): Promise<void> {
    const listener = this.#listener;
    this.#listener = undefined;
    if (!listener) return;
    const closed = once(listener, 'close');
    listener.close();
    this.cutAll();
    await closed;
  }

  /** Cuts every connection, and so many of the next ones as soon as they are made. */
  cutAll(refusals = 0): void {
    this.#refusals = refusals;
    for (const peer of this.#sockets.keys()) this.cut(peer);
  }

  /** Cuts the connection to a peer (address:port); unsent data is lost. */
  cut(peer: string): void {
    this.#sockets.get(peer)?.resetAndDestroy();
  }
}

import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly output: () => string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * Starts a server and waits for a line of its output that shows it is ready; returns the line. It never outlives this
 * process: a guard kills it when this process is gone, however it ended.
 */
export const startServer = async (
  command: string,
  args: readonly string[],
  ready: RegExp,
  options: SpawnOptions = {},
): Promise<ServerProcess & { readonly readyLine: string }> => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const guard = guardOf(child);
  const lines: string[] = [];
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.ref();
      child.kill(signal);
      await once(child, 'exit');
    }
    guard.kill('SIGKILL');
  };
  const readyLine = await new Promise<string>((resolve, reject) => {
    const hear = (line: string) => {
      lines.push(line);
      if (ready.test(line)) resolve(line);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', hear);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended before it was ready:\n${lines.join('\n')}`)));
  });
  letGo(child);
  return { child, output: () => lines.join('\n'), stop, readyLine };
};

/** Reads from a pipe that only this process holds open: its end is this process's end. */
const guardOf = (child: ChildProcess): ChildProcess => {
  const guard = spawn('sh', ['-c', 'read -r _; kill -9 "$0" 2>/dev/null', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  letGo(guard);
  return guard;
};

/**
 * A server that was not stopped must not block this process's end: a spec whose tests are filtered out runs no hooks.
 */
const letGo = (child: ChildProcess): void => {
  child.unref();
  for (const pipe of child.stdio) if (pipe instanceof Socket) pipe.unref();
};

/** A port of loopback that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

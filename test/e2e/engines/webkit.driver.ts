import { expect } from '@playwright/test';
import { SCREEN, WEBKIT_DRIVER } from '../../support/find-engines.mjs';
import { freePort, startServer } from '../../support/server-process.ts';
import { inPage, KEYS } from './driver.ts';
import type { Driver } from './driver.ts';

/** One call of WebDriver; an error response is thrown with its message. */
async function call<Value>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function startServers() {
  const screen = await startServer(
    SCREEN,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^\d+$/,
  );
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${screen.readyLine}`, GDK_BACKEND: 'x11' };
  // It prints nothing when it listens: until then its address refuses.
  const server = await startServer('sh', ['-c', `echo starting; exec ${WEBKIT_DRIVER} --port=${port}`], /starting/, {
    env,
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      call(`${address}/status`, 'GET').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const stop = async () => {
    await server.stop();
    await screen.stop();
  };
  return { address: `${address}/session`, stop };
}

const press = (x: number, y: number) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

const strike = (text: string) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

export async function startWebkit(binary: string): Promise<Driver> {
  const servers = await startServers();
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await call<{ sessionId: string }>(servers.address, 'POST', {
    capabilities: { alwaysMatch: options },
  });
  const post = <Value>(path: string, body: object = {}) =>
    call<Value>(`${servers.address}/${sessionId}/${path}`, 'POST', body);
  const actions = (type: 'pointer' | 'key', list: readonly object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions: list }] });
  const run: Driver['run'] = (ask, ...given) =>
    post('execute/sync', { script: `return ${inPage(ask, given)}`, args: [] });
  return {
    goTo: (url) => post('url', { url }),
    reload: () => post('refresh'),
    run,
    pressAt: (x, y) => actions('pointer', press(x, y)),
    type: (text) => actions('key', strike(text)),
    pressKey: (key) => actions('key', strike(KEYS[key])),
    resize: async (width, height) => {
      // The window's frame is added to the size of the page.
      const around = await run(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
      await post('window/rect', { width: width + around.x, height: height + around.y });
    },
    close: async () => {
      await call(`${servers.address}/${sessionId}`, 'DELETE');
      await servers.stop();
    },
  };
}

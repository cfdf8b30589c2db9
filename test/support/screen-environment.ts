import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const { Blob, BroadcastChannel, structuredClone } = globalThis;

/**
 * A page of jsdom with Node's own values where jsdom has less of them; its modules are made as for Node, for tests read
 * files beside them by `import.meta.url`.
 */
export default {
  ...jsdom,
  name: 'screen',
  viteEnvironment: 'ssr',
  setup: async (global: typeof globalThis) => {
    const page = await jsdom.setup(global, { jsdom: { url: 'http://localhost/' } });
    Object.assign(global, { Blob, BroadcastChannel, structuredClone });
    return page;
  },
} satisfies Environment;

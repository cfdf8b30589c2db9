// `npm run dev`: the API rebuilt and restarted on each change, the front end by Vite with live reload in front of it.
import concurrently from 'concurrently';
import { build } from './build.mjs';

build();
const api = process.env.PORT ?? '3000';
const web = String(Number(api) + 1);
console.log(`Open http://localhost:${web} (the API is at http://localhost:${api})`);

const { result } = concurrently(
  [
    { name: 'compile', command: 'nest build api --watch' },
    { name: 'api', command: 'node --watch dist/apps/api/src/main.js', env: { PORT: api } },
    { name: 'web', command: `vite frontend --port ${web} --strictPort`, env: { API_URL: `http://localhost:${api}` } },
  ],
  { killOthersOn: ['failure'], prefix: 'name' },
);
await result.catch(() => process.exit(1));

// `npm start`: builds what changed, then becomes the API, in this very process.
import { build } from './build.mjs';

build();
await import('../../../dist/apps/api/src/main.js');

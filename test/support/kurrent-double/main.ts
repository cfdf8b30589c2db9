// The double as a process of its own: prints the address for clients when it listens.
import { parseArgs } from 'node:util';
import { KurrentDouble } from './kurrent-double.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const double = await KurrentDouble.start({ port: Number(values.port) });
console.log(double.url);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void double.stop());

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'tdr_';
/** From unnoticeable to unacceptably long. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Values of a gauge by their labels. */
export type Samples = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

const answered = async (ask: () => Samples | Promise<Samples>): Promise<Samples> => {
  try {
    return await ask();
  } catch {
    return [];
  }
};

/** The metrics of a process, served in the text form of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();

  constructor() {
    // Memory, processor time, open files, and the delay of the event loop.
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  seconds<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Histogram<Label> {
    return new Histogram({ name: PREFIX + name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name: PREFIX + name, help, labelNames, registers: [this.#registry] });
  }

  /** Measured on request. What cannot be measured now has no value, and blocks none of the others. */
  asked(name: string, help: string, labelNames: readonly string[], ask: () => Samples | Promise<Samples>): void {
    const gauge = new Gauge({
      name: PREFIX + name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset();
        const samples = await answered(ask);
        // Without labels it is 0 after a reset, which would be wrong.
        if (samples.length === 0 && labelNames.length === 0) this.remove();
        for (const [labels, value] of samples) this.set(labels, value);
      },
    });
    this.#registry.registerMetric(gauge);
  }

  /** The same for one value; undefined where there is none. */
  askedOne(name: string, help: string, ask: () => number | undefined | Promise<number | undefined>): void {
    this.asked(name, help, [], async () => {
      const value = await ask();
      return value === undefined ? [] : [[{}, value]];
    });
  }
}

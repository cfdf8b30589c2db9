import type { Meta } from './event.ts';

/** A command: imperative name, plain data, and the `Meta` it is decided with. */
export abstract class Command<Data extends object = object> {
  readonly data: Readonly<Data>;
  readonly meta: Meta;

  constructor(data: Data, meta: Meta) {
    this.data = data;
    this.meta = meta;
  }
}

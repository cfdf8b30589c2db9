import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom's own signals end its listeners, and Node's Request takes none but Node's: it is kept beside. */
class PageRequest extends Request {
  #given;

  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    this.#given = signal;
  }

  get signal() {
    return this.#given ?? super.signal;
  }
}

const fetchApi = { Response, Headers, Blob, ReadableStream, TransformStream, WritableStream };
const beside = { BroadcastChannel, TextDecoder, TextEncoder, structuredClone };

/** A page of jsdom with Node's own fetch API, of which jsdom has none: mocks of the API speak it. */
export default class ScreenEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fetchApi, beside, { Request: PageRequest });
  }
}

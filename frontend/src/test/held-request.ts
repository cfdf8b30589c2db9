import { act } from '@testing-library/react';

/** A request whose upload progresses as far as the test lets it. */
export class HeldRequest extends EventTarget {
  static last: HeldRequest;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  status = 0;
  responseText = '';
  constructor() {
    super();
    HeldRequest.last = this;
  }
  open = (...sent: unknown[]) => this.sent.push(...sent);
  setRequestHeader = (...sent: unknown[]) => this.sent.push(...sent);
  getResponseHeader = () => null;
  send = (body: unknown) => this.sent.push(body);
  abort = () => this.dispatchEvent(new Event('abort'));
  gone = (loaded: number) =>
    act(() => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 200 })));
  answer(status: number, body: object) {
    [this.status, this.responseText] = [status, JSON.stringify(body)];
    return act(() => this.dispatchEvent(new Event('load')));
  }
}

/** A file is read before it is sent: the `Request` of the test's browser cannot read it. */
export async function readable(init: RequestInit): Promise<RequestInit> {
  return init.body instanceof Blob ? { ...init, body: await init.body.text() } : init;
}

/** An error that the caller can correct; its message is all they need to see. */
export class Mistake extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Mistake';
  }
}

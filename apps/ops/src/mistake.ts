/** Something the caller can put right; its message is all they need to see. */
export class Mistake extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Mistake';
  }
}

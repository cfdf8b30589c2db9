/** Why a file is refused as a picture; a test compares these with the contracts'. */
export type PictureFault =
  | 'picture-kind-unknown'
  | 'picture-truncated'
  | 'picture-with-more'
  | 'picture-too-large'
  | 'picture-unreadable'
  | 'loop-kind-unknown'
  | 'loop-still'
  | 'loop-too-long'
  | 'loop-too-large';

export class PictureRefused extends Error {
  readonly code: PictureFault;
  readonly facts: Readonly<Record<string, number>>;

  constructor(code: PictureFault, facts: Readonly<Record<string, number>> = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureRefused';
    this.code = code;
    this.facts = facts;
  }
}

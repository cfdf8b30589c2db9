/** A line of a card: a label and a value. `otherwise` replaces a label that none of our fonts can write. */
export type CardLine = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly otherwise?: string;
  /** Its share of the largest value, 0 to 1: drawn as a bar. */
  readonly share?: number;
};

export type CardPicture = {
  readonly language: string;
  readonly period: string;
  readonly title: string;
  readonly big: { readonly value: string; readonly label: string } | null;
  readonly lines: readonly CardLine[];
  /** Activity per day from `from` to `to`, "2025-03-05". */
  readonly days: {
    readonly from: string;
    readonly to: string;
    readonly counts: readonly { readonly day: string; readonly facts: number }[];
  } | null;
  /** The user's name; null: hidden. */
  readonly name: string | null;
  readonly site: string;
};

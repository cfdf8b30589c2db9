/** A line of a card: what it is, how much of it. `otherwise` stands for a label that no font of ours can write. */
export type CardLine = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly otherwise?: string;
  /** How much it is of the most, 0 to 1: drawn as a bar. */
  readonly share?: number;
};

/** What the picture of a card shows, all of it in words already. */
export type CardPicture = {
  readonly language: string;
  readonly period: string;
  readonly title: string;
  readonly big: { readonly value: string; readonly label: string } | null;
  readonly lines: readonly CardLine[];
  /** How much was done on each day between two, "2025-03-05". */
  readonly days: {
    readonly from: string;
    readonly to: string;
    readonly counts: readonly { readonly day: string; readonly facts: number }[];
  } | null;
  /** Whose it is; null: it does not say. */
  readonly name: string | null;
  readonly site: string;
};

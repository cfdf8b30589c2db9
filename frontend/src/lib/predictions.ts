/** What a cell without a time would show: about this, and the span that nine of ten measured times lie in. */
export type Predicted = { readonly text: string; readonly low: string; readonly high: string };

/** By the key of the cell; a cell that nobody can predict is not among them. */
export type Predictions = ReadonlyMap<string, Predicted>;

export const noPredictions: Predictions = new Map();

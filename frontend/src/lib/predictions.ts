/** The predicted time of a cell without a time, and the range that nine of ten measured times lie in. */
export type Predicted = { readonly text: string; readonly low: string; readonly high: string };

/** By the key of the cell; cells without a predicted time are left out. */
export type Predictions = ReadonlyMap<string, Predicted>;

export const noPredictions: Predictions = new Map();

/** `required`: the last one cannot be taken away. `oneOnly`: a new one takes the place of the old. */
export type ChoiceRule = { required?: boolean; oneOnly?: boolean };

/** What is chosen after one chip was pressed. */
export function choose<Value>(
  chosen: readonly Value[],
  pressed: Value,
  { required = false, oneOnly = false }: ChoiceRule,
): readonly Value[] {
  if (!chosen.includes(pressed)) return oneOnly ? [pressed] : [...chosen, pressed];
  if (required && chosen.length === 1) return chosen;
  return chosen.filter((value) => value !== pressed);
}

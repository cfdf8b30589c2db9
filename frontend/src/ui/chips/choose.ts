/** `required`: the last one cannot be removed. `oneOnly`: a new one replaces the old. */
export type ChoiceRule = { required?: boolean; oneOnly?: boolean };

export function choose<Value>(
  chosen: readonly Value[],
  pressed: Value,
  { required = false, oneOnly = false }: ChoiceRule,
): readonly Value[] {
  if (!chosen.includes(pressed)) return oneOnly ? [pressed] : [...chosen, pressed];
  if (required && chosen.length === 1) return chosen;
  return chosen.filter((value) => value !== pressed);
}

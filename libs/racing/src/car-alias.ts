const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const number = /^(0|[1-9]\d{0,8})$/;

/**
 * A text as another name of a car, normalised: the guid that the game gives it, or a number that a list gives it.
 * Undefined where it is neither. A car's own id never changes and is no alias.
 */
export const parseCarAlias = (text: string): string | undefined => {
  const alias = text.trim().toLowerCase();
  return guid.test(alias) || number.test(alias) ? alias : undefined;
};

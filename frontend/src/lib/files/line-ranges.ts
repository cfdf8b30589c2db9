const LINES_SAID = 5;

/** Line numbers as a text: each once, and no more than a user looks up. */
export function lineRanges(lines: readonly number[]): string {
  const numbers = [...new Set(lines)];
  return [...numbers.slice(0, LINES_SAID), ...(numbers.length > LINES_SAID ? ['…'] : [])].join(', ');
}

/** The typed digits as a clock, and the zeros before them that were not typed. */
export type PadDisplay = { ghost: string; typed: string };

const clock = '0:00.00';

/** "214" is 2.14: digits fill from the right, as the server parses them. Other texts are shown as they are. */
export function padDisplay(text: string, bowl: boolean): PadDisplay {
  if (!/^\d*$/.test(text)) return { ghost: '', typed: text };
  if (bowl) return text === '' ? { ghost: '0', typed: '' } : { ghost: '', typed: text };
  if (text.length > 5) return { ghost: '', typed: `${text.slice(0, -4)}:${text.slice(-4, -2)}.${text.slice(-2)}` };
  let left = text.length;
  let at = clock.length;
  while (left > 0) {
    at -= 1;
    if (clock[at] === '0') left -= 1;
  }
  const digits = [...text];
  const typed = Array.from(clock.slice(at), (mark) => (mark === '0' ? (digits.shift() ?? '0') : mark)).join('');
  return { ghost: clock.slice(0, at), typed };
}

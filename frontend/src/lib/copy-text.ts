import { showSnack } from '../ui/snack/snacks.ts';

/**
 * Puts a text on the clipboard, and shows the result. A browser may refuse, and has no clipboard on a page without
 * https.
 */
export async function copyText(text: string, said: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnack({ kind: 'success', text: said.copied });
  } catch {
    showSnack({ kind: 'error', text: said.refused });
  }
}

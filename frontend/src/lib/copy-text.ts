import { showSnack } from '../ui/snack/snacks.ts';

/** Puts a text on the clipboard. A browser may refuse, and has none on a page without https: it says which it was. */
export async function copyText(text: string, said: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnack({ kind: 'success', text: said.copied });
  } catch {
    showSnack({ kind: 'error', text: said.refused });
  }
}

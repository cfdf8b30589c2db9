import { closeSnack, currentSnack } from '../ui/snack/snacks.ts';
import { copyText } from './copy-text.ts';

const said = { copied: 'Copied.', refused: 'Copy it by hand.' };
const withClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

afterEach(() => {
  closeSnack();
  withClipboard(undefined);
});

describe('copying a text', () => {
  it('is said once it has happened', async () => {
    let written = () => {};
    withClipboard({ writeText: () => new Promise<void>((resolve) => (written = resolve)) });
    const copying = copyText('a', said);
    expect(currentSnack.get()).toBeNull();
    written();
    await copying;
    expect(currentSnack.get()).toMatchObject({ kind: 'success', text: 'Copied.' });
  });

  it.each([
    ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['there is no clipboard', undefined],
  ])('says what to do when %s', async (_why, clipboard) => {
    withClipboard(clipboard);
    await copyText('a', said);
    expect(currentSnack.get()).toMatchObject({ kind: 'error', text: 'Copy it by hand.' });
  });
});

import { useEffect, useState } from 'react';
import { type Drawn, penDrawn, type PictureTexts } from './pen.ts';
import type { PictureTheme } from './theme-tokens.ts';

export type Picture = { readonly blob: Blob; readonly address: string };
export type PictureState = { status: 'drawing' } | { status: 'failed' } | ({ status: 'drawn' } & Picture);

type Made = { readonly of: Drawn; readonly theme: PictureTheme; readonly picture: Picture | undefined };

/**
 * A picture in a theme; `drawn` is the same object as long as it is the same picture. Its object URL is revoked with
 * it.
 */
export function usePicture(drawn: Drawn, theme: PictureTheme, { credits, date }: PictureTexts): PictureState {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    let address: string | undefined;
    let gone = false;
    const keep = (blob: Blob | undefined) => {
      if (gone) return;
      address = blob && URL.createObjectURL(blob);
      setMade({ of: drawn, theme, picture: blob && address ? { blob, address } : undefined });
    };
    penDrawn(drawn, theme, { credits, date }).then(keep, () => keep(undefined));
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [drawn, theme, credits, date]);
  if (made?.of !== drawn || made.theme !== theme) return { status: 'drawing' };
  return made.picture ? { status: 'drawn', ...made.picture } : { status: 'failed' };
}

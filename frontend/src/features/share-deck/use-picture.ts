import { useEffect, useState } from 'react';
import { drawPicture } from './draw-picture.ts';
import type { PictureWords } from './draw-picture.ts';
import type { SharedTable } from './shared-table.ts';
import type { PictureTheme } from './theme-tokens.ts';

export type Picture = { readonly blob: Blob; readonly address: string };
export type PictureState = { status: 'drawing' } | { status: 'failed' } | ({ status: 'drawn' } & Picture);

type Made = { readonly of: SharedTable; readonly theme: PictureTheme; readonly picture: Picture | undefined };

/** The picture of a table in a theme. Its address is given up with it. */
export function usePicture(table: SharedTable, theme: PictureTheme, { credits, date }: PictureWords): PictureState {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    let address: string | undefined;
    let gone = false;
    const keep = (blob: Blob | undefined) => {
      if (gone) return;
      address = blob && URL.createObjectURL(blob);
      setMade({ of: table, theme, picture: blob && address ? { blob, address } : undefined });
    };
    drawPicture(table, theme, { credits, date }).then(keep, () => keep(undefined));
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [table, theme, credits, date]);
  if (made?.of !== table || made.theme !== theme) return { status: 'drawing' };
  return made.picture ? { status: 'drawn', ...made.picture } : { status: 'failed' };
}

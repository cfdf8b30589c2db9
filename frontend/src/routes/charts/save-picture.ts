import type { Drawn } from '../../features/charts/echarts.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Twice the resolution of the screen. */
export function savePicture(drawn: Drawn | undefined, backgroundColor: string): void {
  const address = drawn?.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor });
  const [, base64] = address?.split(',') ?? [];
  if (base64 === undefined) return;
  saveFile(
    new Blob([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)], { type: 'image/png' }),
    'chart.png',
  );
}

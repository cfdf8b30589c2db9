import { FOOT, PAD } from './picture-layout.ts';
import type { PictureSize } from './picture-layout.ts';
import { themeTokens } from './theme-tokens.ts';
import type { PictureTheme } from './theme-tokens.ts';

export type PictureTexts = { readonly credits: string; readonly date: string };

export type Pen = {
  readonly to: CanvasRenderingContext2D;
  readonly token: (name: string) => string;
  readonly font: (size: number, weight?: number) => string;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function fitted(to: CanvasRenderingContext2D, text: string, width: number): string {
  if (to.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && to.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Two lines at most, broken between words where possible. */
export function twoLines(to: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  if (to.measureText(text).width <= width) return [text];
  const words = text.split(' ');
  let first = words[0] ?? '';
  let used = 1;
  while (used < words.length && to.measureText(`${first} ${words[used]}`).width <= width) first += ` ${words[used++]}`;
  return [fitted(to, first, width), fitted(to, words.slice(used).join(' '), width)].filter(Boolean);
}

export function write(
  { to }: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  align: CanvasTextAlign = 'left',
): void {
  to.textAlign = align;
  to.fillText(fitted(to, text, width), x, y);
}

function drawAround(pen: Pen, title: string, { credits, date }: PictureTexts, { width, height }: PictureSize): void {
  const { to, token, font } = pen;
  to.fillStyle = token('--bg');
  to.fillRect(0, 0, width, height);
  to.font = font(24, 700);
  to.fillStyle = token('--text');
  write(pen, title, PAD, PAD + 24, width - 2 * PAD);
  to.font = font(13);
  to.fillStyle = token('--text-2');
  const foot = height - PAD - FOOT / 2 + 18;
  write(pen, credits, PAD, foot, width - 2 * PAD - 160);
  write(pen, date, width - PAD, foot, 150, 'right');
}

export type Drawn = { readonly title: string; readonly size: PictureSize; readonly draw: (pen: Pen) => void };

/** Draws in a theme, whichever the page itself has. PNG. */
export async function penDrawn({ title, size, draw }: Drawn, theme: PictureTheme, words: PictureTexts): Promise<Blob> {
  await document.fonts.ready;
  const { width, height, scale } = size;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
  });
  const to = canvas.getContext('2d');
  if (!to) throw new Error('this browser draws nothing');
  to.scale(scale, scale);
  const token = themeTokens(theme);
  const family = token('--font-data') || 'sans-serif';
  const pen: Pen = { to, token, font: (px, weight = 500) => `${weight} ${px}px ${family}` };
  drawAround(pen, title, words, size);
  draw(pen);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser keeps no picture'))), 'image/png');
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { CardPicture } from './card-picture.ts';
import { drawCard } from './draw-card.ts';
import { PictureFonts } from './picture-fonts.ts';

// A thread for each picture, which ends with it: fonts of some megabytes are freed, and requests go on during this
// time.

const card = workerData as CardPicture;
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const png = new Resvg(drawCard(card, new PictureFonts(card.language)), { font: { loadSystemFonts: false } })
  .render()
  .asPng();
parentPort?.postMessage(png);

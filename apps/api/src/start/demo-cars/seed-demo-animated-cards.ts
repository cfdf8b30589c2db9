import { demoAnimators, type DemoAnimatedCard, demoAnimatedCardsSeed } from '#domain';
import { runJob } from '#event-store';
import { fold, type Recorded } from '#kernel';
import { joinFrames } from '#uploads';
import type { Ports } from '../../ports.ts';
import { drawCar, type Drawing } from './draw-car.ts';

type Shown = Pick<DemoAnimatedCard, 'carId' | 'owner' | 'waits'> & { readonly drawing: Drawing };

const [dune, amber] = demoAnimators;
const dusk = { sky: [232, 150, 112], ground: [72, 66, 78] } as const;
const noon = { sky: [126, 176, 222], ground: [112, 116, 112] } as const;
const night = { sky: [38, 44, 78], ground: [44, 46, 58] } as const;

const shown: readonly Shown[] = [
  { carId: 'Volkswagen_Golf_GTI_1976', owner: dune, waits: false, drawing: { ...dusk, paint: [206, 40, 44] } },
  { carId: 'Peugeot_205_GTI_1.9_1986', owner: amber, waits: false, drawing: { ...noon, paint: [232, 190, 52] } },
  { carId: 'Honda_NSX_1990', owner: dune, waits: false, drawing: { ...night, paint: [214, 216, 222] } },
  { carId: 'Mazda_MX-5_1989', owner: amber, waits: true, drawing: { ...noon, paint: [42, 92, 170] } },
];

const FRAMES = 8;
const FRAME_MS = 70;
/** 240 by 150 pixels: small enough that a first start does not wait for them. */
const SCALE = 4;

/** Animated cards for the showcase of the demonstration. Files come first, as with those of users. */
export const seedDemoAnimatedCards = async (
  { eventStore, accounts, uploads }: Pick<Ports, 'eventStore' | 'accounts' | 'uploads'>,
  now: string,
): Promise<void> => {
  const { end, isOver } = demoAnimatedCardsSeed([]);
  if (isOver(fold(end.decider, (await eventStore.read(end.stream)) as readonly Recorded[]))) return;
  const loops: DemoAnimatedCard[] = [];
  for (const { drawing, ...of } of shown) {
    const frames = Array.from({ length: FRAMES }, (_, at) => drawCar({ ...drawing, turned: at / FRAMES }, SCALE));
    const { name: file, width, height, bytes } = await uploads.keepLoop(await joinFrames(frames, FRAME_MS));
    await accounts.sentFiles.add({ owner: of.owner, name: file, width, height, bytes, sentAt: now });
    loops.push({ ...of, file, width, height });
  }
  await runJob(eventStore, demoAnimatedCardsSeed(loops), now);
};

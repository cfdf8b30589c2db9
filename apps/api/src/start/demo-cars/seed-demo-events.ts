import { demoEventImagesSeed, demoPhotographer } from '#domain';
import { runJob } from '#event-store';
import { fold, type Recorded } from '#kernel';
import type { Ports } from '../../ports.ts';
import { drawCar, type Drawing } from './draw-car.ts';

const dusk = { sky: [232, 150, 112], ground: [72, 66, 78] } as const;
const night = { sky: [38, 44, 78], ground: [44, 46, 58] } as const;

const shown: Readonly<Record<string, readonly Drawing[]>> = {
  'Coast to Summit': [
    { ...dusk, paint: [214, 216, 222] },
    { ...night, paint: [196, 34, 38] },
  ],
  'Harbour Nights': [{ ...night, paint: [232, 190, 52] }],
};

/** Pictures for events of the demonstration. Files come first, as with those of users. */
export const seedDemoEventImages = async (
  { eventStore, accounts, uploads }: Pick<Ports, 'eventStore' | 'accounts' | 'uploads'>,
  now: string,
): Promise<void> => {
  const { end, isOver } = demoEventImagesSeed({}, now);
  if (isOver(fold(end.decider, (await eventStore.read(end.stream)) as readonly Recorded[]))) return;
  const images: Record<string, string[]> = {};
  for (const [event, drawings] of Object.entries(shown))
    for (const drawing of drawings) {
      const { name, width, height, bytes } = await uploads.keepPicture(drawCar(drawing));
      await accounts.sentFiles.add({ owner: demoPhotographer, name, width, height, bytes, sentAt: now });
      (images[event] ??= []).push(name);
    }
  await runJob(eventStore, demoEventImagesSeed(images, now), now);
};

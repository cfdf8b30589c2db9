import { type DemoPhoto, demoCarsSeed, demoPhotographer, demoReviews, textOfDemoReview } from '#domain';
import { runJob } from '#event-store';
import { fold, type Recorded } from '#kernel';
import type { Ports } from '../../ports.ts';
import { drawCar, type Drawing } from './draw-car.ts';

type Shown = { readonly carId: string; readonly waits: boolean; readonly drawing: Drawing };

const dusk = { sky: [232, 150, 112], ground: [72, 66, 78] } as const;
const noon = { sky: [126, 176, 222], ground: [112, 116, 112] } as const;

/** The first car has an older photo to compare, the last one a pending photo. */
const shown: readonly Shown[] = [
  { carId: 'Volkswagen_Golf_GTI_1976', waits: false, drawing: { ...noon, paint: [196, 34, 38] } },
  { carId: 'Volkswagen_Golf_GTI_1976', waits: false, drawing: { ...dusk, paint: [206, 40, 44] } },
  { carId: 'Peugeot_205_GTI_1.9_1986', waits: true, drawing: { ...noon, paint: [232, 190, 52] } },
];

/** Reviews and photos for the cars of the demonstration. Files and texts come first, as with those of users. */
export const seedDemoCars = async ({ eventStore, accounts, uploads }: Ports, now: string): Promise<void> => {
  const { end, isOver } = demoCarsSeed([]);
  if (isOver(fold(end.decider, (await eventStore.read(end.stream)) as readonly Recorded[]))) return;
  for (const review of demoReviews)
    await accounts.texts.write({ id: textOfDemoReview(review), owner: review.author, body: review.body });
  const photos: DemoPhoto[] = [];
  for (const { carId, waits, drawing } of shown) {
    const { name: file, width, height, bytes } = await uploads.keepPicture(drawCar(drawing));
    await accounts.sentFiles.add({ owner: demoPhotographer, name: file, width, height, bytes, sentAt: now });
    photos.push({ carId, file, width, height, waits });
  }
  await runJob(eventStore, demoCarsSeed(photos), now);
};

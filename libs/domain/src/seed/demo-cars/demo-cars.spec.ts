import { by } from '#test/decision-kit';
import type { JobStep } from '#kernel';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { demoCarsSeed, demoPhotographer, type DemoPhoto } from './demo-cars.ts';
import { demoReviews } from './demo-reviews.ts';

const photo = (carId: string, waits = false): DemoPhoto => ({
  carId,
  file: `${carId}${waits}`,
  width: 960,
  height: 600,
  waits,
});
const said = ({ decide, decider, actor }: JobStep, state: unknown = decider.initial) =>
  decide(state as never, { meta: by(actor), newId: (kind: string) => kind }).map(({ type }) => type);

describe('photos and reviews of the demonstration', () => {
  it('are of cars of the starter catalogue, by people of the demonstration, once each', () => {
    const known = new Set(starterCatalogue.map(({ carId }) => carId));
    expect(demoReviews.filter(({ carId }) => !known.has(carId))).toEqual([]);
    expect(
      [demoPhotographer, ...demoReviews.map(({ author }) => author)].every((one) => demoActors.includes(one)),
    ).toBe(true);
    expect(new Set(demoReviews.map(({ carId, author }) => carId + author)).size).toBe(demoReviews.length);
  });

  it('has the newest approved photo shown and another one waiting', () => {
    const steps = [...demoCarsSeed([photo('a'), photo('a', true), photo('b')]).steps()];
    expect(steps.slice(0, demoReviews.length).map((step) => said(step))).toEqual(
      demoReviews.map(() => ['CarReviewWritten']),
    );
    expect(steps.slice(demoReviews.length).map((step) => said(step))).toEqual([
      ['CarPhotoSubmitted', 'CarPhotoApproved', 'CarPhotoSubmitted'],
      ['CarPhotoSubmitted', 'CarPhotoApproved'],
    ]);
  });

  it('leaves a car alone of which somebody has sent a photo', () => {
    const step = [...demoCarsSeed([photo('a')]).steps()].at(-1);
    expect(said(step!, { photos: [{}] })).toEqual([]);
  });
});

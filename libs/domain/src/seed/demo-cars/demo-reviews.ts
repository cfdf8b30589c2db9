import type { ActorId } from '#kernel';

/** A demo user's review of a car; `link` compares it with another. */
export type DemoReview = {
  readonly carId: string;
  readonly author: ActorId;
  readonly body: string;
  readonly link?: string;
};

const golf = 'Volkswagen_Golf_GTI_1976';
const rx7 = 'Mazda_RX-7_1991';
const by = (word: string): ActorId => `demo:${word}` as ActorId;

export const demoReviews: readonly DemoReview[] = [
  {
    carId: golf,
    author: by('amber'),
    body: 'Light and honest: at 332 it wins twisty asphalt against cars that cost ten more. Leave it at home in the rain.',
    link: `~C${golf}~T332~C${rx7}~T332`,
  },
  { carId: golf, author: by('cobalt'), body: 'I keep it for low limits. On a drag strip it is lost from the start.' },
  {
    carId: rx7,
    author: by('birch'),
    body: 'Handling carries it. Weight before power here: 233 beats 323 on most tracks.',
  },
  {
    carId: 'Porsche_911_Turbo_2000',
    author: by('dune'),
    body: 'Four driven wheels, and it shows: best of its class when the track is wet.',
  },
];

export const textOfDemoReview = ({ carId, author }: DemoReview): string => `demo-review-${carId}-${author}`;

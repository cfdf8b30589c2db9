import type { Car } from '#contracts';
import drawings from '../art/cars.svg';

const drawingOf = {
  Coupe: 'coupe',
  Saloon: 'saloon',
  Hatchback: 'hatchback',
  SUV: 'suv',
  Roadster: 'roadster',
  Estate: 'estate',
  Convertible: 'convertible',
  Pickup: 'pickup',
  MPV: 'mpv',
  Van: 'van',
} satisfies Record<Car['body'][number], string>;

/** A car from the side, lit by its class. Decorative: the name always stands near. */
export function CarArt({ car, className }: { car: Pick<Car, 'body' | 'class'>; className?: string | undefined }) {
  const body = drawingOf[car.body[0] ?? 'Saloon'];
  return (
    <svg
      viewBox="0 0 240 96"
      aria-hidden="true"
      className={className}
      data-class={car.class}
      style={{ color: 'var(--c)' }}
    >
      <use href={`${drawings}#${body}`} />
    </svg>
  );
}

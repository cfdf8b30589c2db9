import drawings from '../art/cars.svg';
import { carDrawing, type DrawnCar } from './car-drawing.ts';

/** A car from the side, lit by its class. Decorative: the name always stands near. */
export function CarArt({ car, className }: { car: DrawnCar; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 240 96"
      aria-hidden="true"
      className={className}
      data-class={car.class}
      style={{ color: 'var(--c)' }}
    >
      <use href={`${drawings}#${carDrawing(car)}`} />
    </svg>
  );
}

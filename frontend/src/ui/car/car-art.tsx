import { carDrawing } from '#racing';
import type { CarDrawing } from '#racing';
import convertible from '../art/cars/convertible.svg';
import coupe from '../art/cars/coupe.svg';
import estate from '../art/cars/estate.svg';
import hatchback from '../art/cars/hatchback.svg';
import mpv from '../art/cars/mpv.svg';
import pickup from '../art/cars/pickup.svg';
import racer from '../art/cars/racer.svg';
import roadster from '../art/cars/roadster.svg';
import saloon from '../art/cars/saloon.svg';
import suv from '../art/cars/suv.svg';
import tourer from '../art/cars/tourer.svg';
import van from '../art/cars/van.svg';
import veteran from '../art/cars/veteran.svg';
import { useCardPhoto } from './card-photos.ts';
import type { DrawnCar } from './drawn-car.ts';

/** One file each: a page shows few of them, and a shared file would be loaded in full. */
const files: Readonly<Record<CarDrawing, string>> = {
  convertible,
  coupe,
  estate,
  hatchback,
  mpv,
  pickup,
  racer,
  roadster,
  saloon,
  suv,
  tourer,
  van,
  veteran,
};

/** A car by its photo, or from the side, lit by its class. Decorative: the name always stands near. */
export function CarArt({ car, className }: { car: DrawnCar; className?: string | undefined }) {
  const { address, onError } = useCardPhoto(car.id);
  if (address !== undefined)
    return <img src={address} alt="" className={className} loading="lazy" decoding="async" onError={onError} />;
  return <DrawnArt car={car} className={className} />;
}

/** The drawing itself, also of a car that has a photo. */
export function DrawnArt({ car, className }: { car: DrawnCar; className?: string | undefined }) {
  const drawing = carDrawing(car);
  return (
    <svg
      viewBox="0 0 240 96"
      aria-hidden="true"
      className={className}
      data-class={car.class}
      style={{ color: 'var(--c)' }}
    >
      <use href={`${files[drawing]}#${drawing}`} />
    </svg>
  );
}

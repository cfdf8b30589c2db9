import { act, fireEvent, render } from '@testing-library/react';
import { CarArt } from './car-art.tsx';
import { cardPhotos, letGoOfPhotos, requestedPhotos } from './card-photos.ts';

const car = { id: 'kombi', body: ['Estate' as const], class: 'A' as const };
const photo = () => document.querySelector('img');
const drawing = () => document.querySelector('svg');
const show = (...photos: [string, string][]) => act(() => cardPhotos.set(new Map(photos)));
afterEach(() => {
  show();
  requestedPhotos.set([]);
  letGoOfPhotos(['kombi']);
});

describe('the picture of a car', () => {
  it('is its drawing until there is a photo, which is asked for once', () => {
    render(
      <>
        <CarArt car={car} />
        <CarArt car={car} />
      </>,
    );
    expect([photo(), requestedPhotos.get()]).toEqual([null, ['kombi']]);
    show(['kombi', '/photo.webp']);
    expect(document.querySelectorAll('img')).toHaveLength(2);
    expect(drawing()).toBeNull();
    expect(photo()).toHaveAttribute('alt', '');
  });

  it('is that of the car also where it is shown as a version of the game had it', () => {
    render(<CarArt car={{ ...car, id: 'kombi@24' }} />);
    expect(requestedPhotos.get()).toEqual(['kombi']);
    show(['kombi', '/photo.webp']);
    expect(photo()).toHaveAttribute('src', '/photo.webp');
  });

  it('is the drawing again when the photo does not load, until there is another', () => {
    render(<CarArt car={car} />);
    show(['kombi', '/photo.webp']);
    fireEvent.error(photo()!);
    expect([photo(), drawing()]).toEqual([null, expect.anything()]);
    show(['kombi', '/other.webp']);
    expect(photo()).toHaveAttribute('src', '/other.webp');
  });

  it('is the drawing where no car is named', () => {
    const { id: _id, ...unnamed } = car;
    render(<CarArt car={unnamed} />);
    expect([requestedPhotos.get(), photo()]).toEqual([[], null]);
  });
});

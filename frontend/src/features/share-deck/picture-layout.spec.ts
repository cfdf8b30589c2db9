import { pictureSize } from './picture-layout.ts';

describe('the size of a picture', () => {
  it('is sharp for a hand of cars', () => {
    expect(pictureSize(5, 5)).toEqual({ width: 754, height: 386, scale: 2 });
  });

  it.each([
    [30, 50],
    [60, 570],
  ])('has no more pixels than a phone draws with %i cars on %i tracks', (cars, tracks) => {
    const { width, height, scale } = pictureSize(cars, tracks);
    expect(width * scale * height * scale).toBeLessThanOrEqual(16_000_000.01);
  });

  it('has room for the words at its foot with one car', () => {
    expect(pictureSize(1, 1).width).toBe(560);
  });
});

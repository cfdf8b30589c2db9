import { type AssetCar, CatalogueUnreadable, decodeCatalogue } from '#racing';

/** Messages of the worker about a text: the cars in parts, then the end, or the error. */
export type DecodeMessage =
  | { readonly kind: 'cars'; readonly cars: readonly AssetCar[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'unreadable' };

/** A worker as seen from inside. */
export type DecodeScope = {
  addEventListener(name: 'message', heard: (event: { readonly data: string }) => void): void;
  postMessage(said: DecodeMessage): void;
};

/**
 * Receiving thousands of cars together would block the page as long as decoding them: a part takes a few milliseconds.
 */
const CARS_A_PART = 250;

/** The offered cars in the text of a catalogue. Throws `CatalogueUnreadable`. */
export const offeredCars = (text: string): readonly AssetCar[] => decodeCatalogue(text).filter((car) => !car.retired);

/** Answers each text that the scope receives. An error that is not about the text ends the worker. */
export function answerDecoding(scope: DecodeScope): void {
  scope.addEventListener('message', ({ data: text }) => {
    try {
      const cars = offeredCars(text);
      for (let at = 0; at < cars.length; at += CARS_A_PART)
        scope.postMessage({ kind: 'cars', cars: cars.slice(at, at + CARS_A_PART) });
      scope.postMessage({ kind: 'all' });
    } catch (thrown) {
      if (!(thrown instanceof CatalogueUnreadable)) throw thrown;
      scope.postMessage({ kind: 'unreadable' });
    }
  });
}

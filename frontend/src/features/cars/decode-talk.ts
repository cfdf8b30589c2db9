import { type AssetCar, CatalogueUnreadable, decodeCatalogue } from '#racing';

/** What the worker tells of the text that it was sent: the cars in parts, then that these were all, or what was wrong. */
export type DecodeSays =
  | { readonly kind: 'cars'; readonly cars: readonly AssetCar[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'unreadable' };

/** A worker as seen from inside. */
export type DecodeScope = {
  addEventListener(name: 'message', heard: (event: { readonly data: string }) => void): void;
  postMessage(said: DecodeSays): void;
};

/** Taking over thousands of cars at once would hold up the page as long as decoding them: a few milliseconds a part. */
const CARS_A_PART = 250;

/** The cars that are offered, of the text of a catalogue. Throws `CatalogueUnreadable`. */
export const offeredCars = (text: string): readonly AssetCar[] => decodeCatalogue(text).filter((car) => !car.retired);

/** Answers each text that the scope is sent. Trouble that is not the text's ends the worker. */
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

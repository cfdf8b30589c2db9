import { type AssetCar, encodeCatalogue } from '#racing';
import { aCar } from '#test/a-car';
import { decodeInWorker } from './decode-in-worker.ts';
import { answerDecoding, type DecodeMessage, type DecodeScope } from './decode-talk.ts';

const someCars = (count: number): AssetCar[] =>
  Array.from({ length: count }, (_, n) => ({
    ...aCar(),
    id: `Car_${String(n).padStart(4, '0')}`,
    retired: n === 1,
    source: 'starter',
    releasedIn: '26',
  }));
const offered = (cars: readonly AssetCar[]) => cars.filter(({ retired }) => !retired);

/** The real code of a worker, on this thread. */
function aWorker() {
  const said: DecodeMessage[] = [];
  const [page, inside] = [new EventTarget(), new EventTarget()];
  const scope = Object.assign(inside, {
    postMessage: (one: DecodeMessage) => {
      said.push(one);
      page.dispatchEvent(new MessageEvent('message', { data: JSON.parse(JSON.stringify(one)) }));
    },
  });
  const worker = Object.assign(page, {
    postMessage: (data: string) => void inside.dispatchEvent(new MessageEvent('message', { data })),
    terminate: jest.fn(),
  });
  answerDecoding(scope as unknown as DecodeScope);
  return { worker, said };
}

describe('a catalogue decoded beside the page', () => {
  it('comes in parts, is whole and in order, and ends its worker', async () => {
    const cars = someCars(600);
    const { worker, said } = aWorker();
    expect(await decodeInWorker(encodeCatalogue(cars), () => worker)).toEqual(offered(cars));
    expect(said.map((one) => (one.kind === 'cars' ? one.cars.length : one.kind))).toEqual([250, 250, 99, 'all']);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read is refused, in a worker and in the page', async () => {
    const { worker, said } = aWorker();
    await expect(decodeInWorker('{}', () => worker)).rejects.toMatchObject({ name: 'CatalogueUnreadable' });
    expect(said).toEqual([{ kind: 'unreadable' }]);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    await expect(decodeInWorker('{}')).rejects.toMatchObject({ name: 'CatalogueUnreadable' });
  });

  it('is decoded in the page where there is no worker', async () => {
    expect(typeof Worker).toBe('undefined');
    const cars = someCars(3);
    expect(await decodeInWorker(encodeCatalogue(cars))).toEqual(offered(cars));
  });

  it('is decoded in the page when the worker does not run', async () => {
    const cars = someCars(3);
    const { worker } = aWorker();
    worker.postMessage = () => void worker.dispatchEvent(new Event('error'));
    expect(await decodeInWorker(encodeCatalogue(cars), () => worker)).toEqual(offered(cars));
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});

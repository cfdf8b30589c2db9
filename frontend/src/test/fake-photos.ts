import type { HttpHandler } from 'msw';
import { carPhotos } from '#contracts';
import type { CarPhoto, Endpoint, Written } from '#contracts';
import { Refusal } from './answering.ts';
import { FakeApi } from './fake-api.ts';

const FILE = '0123456789abcdef0123456789abcdef01234567';

export const testPhoto = (more: Partial<CarPhoto> = {}): CarPhoto => ({
  photoId: '0190f5b0-7d3a-4b1e-8f00-1234567890ab',
  carId: 'kombi',
  car: { id: 'kombi', name: '560 Kombi', brand: 'Brandt', year: 2019, class: 'A', rq: 74, body: ['Estate'] },
  file: FILE,
  gameVersion: '26',
  width: 800,
  height: 500,
  status: 'approved',
  before: null,
  by: { userId: 'user-2', name: 'Ann' },
  submittedAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
  reason: null,
  text: null,
  allowed: [],
  ...more,
});

export class FakePhotos extends FakeApi {
  photos: CarPhoto[] = [];
  mine: CarPhoto[] = [];
  waiting: CarPhoto[] = [];

  protected override handlers(): HttpHandler[] {
    const position = () => this.position;
    const forStaff = <Of>(tell: () => Of) => (this.mod ? tell() : new Refusal('not-allowed'));
    const done = (): Written => {
      this.waiting = [];
      return { id: 'photo', position: (this.position += 1), views: ['car-photos'] };
    };
    const commands: readonly Endpoint[] = [carPhotos.approve, carPhotos.decline, carPhotos.reopen];
    return [
      this.on(carPhotos.list, () => ({ items: this.photos }), position),
      this.on(carPhotos.mine, () => ({ items: this.mine }), position),
      this.on(carPhotos.queue, () => forStaff(() => ({ items: this.waiting })), position),
      ...commands.map((command) => this.on(command as typeof carPhotos.approve, done)),
      ...super.handlers(),
    ];
  }
}

import { lapTimes } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { send } from './send.ts';

const body = { carId: 'nsx', tune: '332', trackCode: 'tRoad_a00', time: '24.50' };

describe('a write', () => {
  it('says how long ago somebody pressed for it', async () => {
    const api = new FakeApi();
    api.install();
    const press = new MouseEvent('click', { bubbles: true });
    jest.spyOn(press, 'timeStamp', 'get').mockReturnValue(performance.now() - 5_000);
    document.body.dispatchEvent(press);
    await send(lapTimes.submit, { body });
    const [sent] = api.asked('/api/v1/lap-times');
    expect(Math.floor(Number(sent?.headers.get('x-since-press')) / 1_000)).toBe(5);
  });
});

import { screen } from '@testing-library/react';
import { bestTimes } from '#contracts';
import type { BestTimesOfTrack } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { BestOfPage } from './best-of.page.tsx';

class PagedApi extends FakeApi {
  protected override handlers() {
    const best = this.on(bestTimes.ofTrack, ({ query: { after, disputed } }): BestTimesOfTrack =>
      disputed === 'with'
        ? { items: [['Flea', '332', 1]] }
        : after === undefined
          ? { items: [['Zonda', '332', 70]], next: 'second' }
          : { items: [['Flea', '323', 90]] },
    );
    return [best, ...super.handlers()];
  }
}

let api: PagedApi;
beforeEach(() => {
  localStorage.clear();
  api = new PagedApi();
  api.cars = [testCar('Flea', { rq: 15, class: 'F' }), testCar('Zonda', { rq: 90, class: 'S' })];
  api.install();
});

describe('best cars', () => {
  it('finds those under a filter behind the first page, and the address says what was asked', async () => {
    const { user, where } = renderAt('/bestOf?tracks=tRoad_a00&filter=~N~cF', <BestOfPage />);
    const flea = await screen.findByRole('link', { name: /Flea.*1:30/s });
    expect(flea).toHaveAttribute('href', expect.stringMatching(/^\/compare\?share=~KtRoad_a00~CFlea~T323/));
    expect(screen.queryByRole('link', { name: /Zonda/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '332' }));
    expect(await screen.findByText('No times here yet')).toBeVisible();
    expect(where()).toContain('tunes=332');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await screen.findByRole('link', { name: /Zonda/ })).toBeVisible();
  });

  it('has times that were voted down only where they are wanted', async () => {
    const { user, where } = renderAt('/bestOf?tracks=tRoad_a00', <BestOfPage />);
    expect(await screen.findByRole('link', { name: /Flea.*1:30/s })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Include disputed times' }));
    expect(await screen.findByRole('link', { name: /Flea.*0?1\.00/s })).toBeVisible();
    expect(where()).toContain('down=with');
  });

  it('says that the times could not be asked for, and asks again', async () => {
    api.failures.set('/api/v1/best-times/tRoad_a00', 'views-unavailable');
    const { user } = renderAt('/bestOf?tracks=tRoad_a00', <BestOfPage />);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Zonda/ })).toBeVisible();
  });
});

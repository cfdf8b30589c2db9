import { screen, waitFor } from '@testing-library/react';
import { bestTimes } from '#contracts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

const deck = '/?share=~KtRoad_a00~CMistral~T332~CFlea~T332&show=gaps';

class Bests extends FakeApi {
  empty = false;
  protected override handlers() {
    const position = () => this.position;
    const best = (seconds: number) => ({
      items: this.empty ? [] : [['tRoad_a00', 'Wind', '332', seconds] as [string, string, string, number]],
    });
    return [
      this.on(bestTimes.ofTracks, () => best(60), position),
      this.on(bestTimes.ofGarage, () => best(70), position),
      ...super.handlers(),
    ];
  }
}

let api: Bests;
beforeEach(() => {
  api = new Bests();
  api.cars = [testCar('Mistral', { class: 'S', rq: 85 }), testCar('Flea', { class: 'F', rq: 15 })];
  api.set('Mistral|332|tRoad_a00', 68.25);
  api.set('Flea|332|tRoad_a00', 90);
  api.install();
});

const choose = async (user: ReturnType<typeof renderAt>['user'], of: RegExp, other: RegExp) => {
  const buttons = await screen.findAllByRole('button', { name: of });
  const shown = buttons.find((button) => button.getAttribute('aria-haspopup') === 'menu');
  if (shown) await user.click(shown);
  await user.click(await screen.findByRole('menuitem', { name: other }));
};

describe('what points count against', () => {
  it('is a car, the record of each track, or the best of one’s own garage, and stands in the address', async () => {
    const { user, where } = renderAt(deck, <ComparePage />);
    expect(await screen.findByText('+21.75')).toBeVisible();
    await choose(user, /Mistral$/, /^Track record$/);
    expect(await screen.findByText('+8.25')).toBeVisible();
    expect(screen.getByText('+30.00')).toBeVisible();
    await waitFor(() => expect(where()).toContain('&against=record'));

    await choose(user, /^Track record$/, /^Best in my garage$/);
    expect(await screen.findByText('−1.75')).toBeVisible();
    await choose(user, /^Best in my garage$/, /Flea/);
    expect(await screen.findByText('−21.75')).toBeVisible();
    await waitFor(() => expect(where()).not.toContain('against'));
  });

  it('is the base car for a reader without a garage, whose link names one', async () => {
    api.signedIn = false;
    renderAt(`${deck}&against=garage`, <ComparePage />);
    expect(await screen.findByText('+21.75')).toBeVisible();
    expect(screen.queryByText('Best in my garage')).toBeNull();
  });

  it('is read from a link, and a garage is offered to nobody who has none', async () => {
    api.signedIn = false;
    const { user } = renderAt(`${deck}&against=record`, <ComparePage />);
    expect(await screen.findByText('+8.25')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Track record$/ }));
    expect(await screen.findByRole('menuitem', { name: /Flea/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /garage/ })).toBeNull();
  });

  it('says where there is nothing to count against, or it could not be asked for', async () => {
    api.empty = true;
    const { unmount } = renderAt(`${deck}&against=record`, <ComparePage />);
    await waitFor(() => expect(screen.getByText(/^None of these tracks has a time/)).toBeVisible());
    unmount();
    api.failures.set('/api/v1/garage/best-times', 'view-behind');
    api.empty = false;
    renderAt(`${deck}&against=garage`, <ComparePage />);
    await waitFor(() => expect(screen.getByText(/^Could not load the reference for points/)).toBeVisible());
    expect(await screen.findByText('−1.75')).toBeVisible();
  });
});

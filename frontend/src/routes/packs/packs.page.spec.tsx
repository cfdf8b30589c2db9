import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { PacksPage } from './packs.page.tsx';

const classes = ['F', 'E', 'D', 'C', 'B', 'A', 'S'] as const;

beforeEach(() => {
  const api = new FakeApi();
  api.cars = classes.flatMap((letter, at) =>
    ['one', 'two'].map((name) => testCar(`${letter} ${name}`, { class: letter, rq: 10 + at * 12, prize: false })),
  );
  api.cars = [...api.cars, testCar('Prize', { class: 'S', rq: 90, prize: true })];
  api.install();
});
const exact = () => screen.findByLabelText('Exact odds');

describe('packs', () => {
  it('say the exact odds of the dearest class before a pack is opened', async () => {
    renderAt('/packs', <PacksPage />);
    expect(await exact()).toHaveTextContent(/Packs on average133.*Packs for 50%93.*Packs for 90%307.*Packs for 99%613/);
    const table = screen.getByRole('table', { name: 'Compare packs' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent?.slice(0, 20)),
    ).toContainEqual(expect.stringMatching(/^Diamond100%/));
  });

  it('are opened until the car is there, and again as the link says', async () => {
    const at = '/packs?pack=ceramic&goal=cars&cars=S+one%2CPrize&seed=4f2a';
    const { user, unmount } = renderAt(at, <PacksPage />);
    expect(await screen.findByText('1 impossible car removed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    const opened = (await screen.findByText(/^Packs: \d+$/)).textContent;
    expect(screen.getByText('Wanted cars: 1')).toBeVisible();
    expect(screen.getByText(/The chance to do as well or better was/)).toBeVisible();
    unmount();
    const again = renderAt(at, <PacksPage />);
    await again.user.click(await screen.findByRole('button', { name: 'Simulate' }));
    expect((await screen.findByText(/^Packs: \d+$/)).textContent).toBe(opened);
  });

  it('take another seed when somebody presses again', async () => {
    const { user, where } = renderAt('/packs?goal=none&packs=20&seed=4f2a', <PacksPage />);
    await user.click(await screen.findByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText('Packs: 20')).toBeVisible();
    expect(where()).toContain('seed=4f2a');
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(where()).not.toContain('seed=4f2a');
  });

  it('can be stopped, and what came until then stays', async () => {
    const { user } = renderAt('/packs?goal=none&packs=9000000', <PacksPage />);
    await user.click(await screen.findByRole('button', { name: 'Simulate' }));
    await screen.findByText(/^\d+,000 \/ 9,000,000/);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/^Packs: [\d,]+,000$/)).toBeVisible();
  });

  it('say in which cases there is nothing to open', async () => {
    const { user } = renderAt('/packs?pack=steel&after=%7EN%7EcS', <PacksPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This condition isn’t possible.');
    expect(screen.getByRole('button', { name: 'Simulate' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /Ceramic/ }));
    expect(await exact()).toBeVisible();
  });

  it('are not possible with a theme that lacks a class', async () => {
    renderAt('/packs?pack=diamond&theme=%7EN%7EcA', <PacksPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This pack isn’t possible. The theme has no car of class S.',
    );
  });
});

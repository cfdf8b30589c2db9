import { act, screen, within } from '@testing-library/react';
import { FakePacks } from '../../test/fake-packs.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { closeSnack } from '../../ui/snack/snacks.ts';
import { PacksPage } from './packs.page.tsx';

const classes = ['F', 'E', 'D', 'C', 'B', 'A', 'S'] as const;

beforeEach(() => {
  const api = new FakePacks();
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
    expect(await screen.findByRole('alert')).toHaveTextContent('This condition is not possible.');
    expect(screen.getByRole('button', { name: 'Simulate' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /Ceramic/ }));
    expect(await exact()).toBeVisible();
  });

  it('are not possible with a theme that lacks a class', async () => {
    renderAt('/packs?pack=diamond&theme=%7EN%7EcA', <PacksPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This pack is not possible. The theme has no car of class S.',
    );
  });
});

describe('packs for moderators', () => {
  let api: FakePacks;
  beforeEach(() => {
    api = new FakePacks();
    api.mod = true;
    api.cars = classes.map((letter, at) => testCar(letter, { class: letter, rq: 10 + at * 12, prize: false }));
    api.install();
  });
  afterEach(() => act(closeSnack));
  const button = (name: string) => screen.getByRole('button', { name });
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('are changed where each card adds up to 100 %, with a reason and a way back', async () => {
    const { user } = renderAt('/packs?pack=steel', <PacksPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit pack' }));
    const odds = await screen.findByRole('textbox', { name: 'Odds' });
    const steel = (odds as HTMLTextAreaElement).value;
    expect(steel.split('\n')[0]).toBe('C1 D37.5 E61.5');
    await user.clear(odds);
    await user.type(odds, steel.replace('C1 ', 'C2 '));
    await user.click(button('Save changes'));
    expect(screen.getByText('Card 1 adds up to 101%. It must be 100%.')).toBeVisible();
    expect(api.revised).toEqual([]);
    await user.clear(odds);
    await user.type(odds, steel.replace('C1 D37.5', 'C2 D36.5'));
    await user.click(button('Correction'));
    await user.click(button('Save changes'));
    expect(await screen.findByText('Saved: Steel')).toBeVisible();
    expect(api.revised[0]).toMatchObject([
      'steel',
      {
        gameVersion: '26',
        reason: { code: 'correction' },
        facts: { odds: [{ C: 200, D: 3650, E: 6150 }, {}, {}, {}, {}] },
      },
    ]);
    await user.click(button('Undo'));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(api.revised[1]?.[1].facts.odds?.[0]).toEqual({ C: 100, D: 3750, E: 6150 });
  });

  it('are added, and opened at once', async () => {
    const { user } = renderAt('/packs', <PacksPage />);
    await user.click(await screen.findByRole('button', { name: 'Add pack' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Granite');
    await user.type(field('Cash'), '9000');
    await user.type(field('Odds'), 'E50 F50{Enter}F100');
    await user.click(button('New information'));
    await user.click(button('Save changes'));
    expect(await screen.findByRole('radio', { name: /Granite/ })).toBeChecked();
    expect(api.added[0]?.facts).toMatchObject({
      name: 'Granite',
      price: { cash: 9000, gold: null },
      odds: [{ E: 5000, F: 5000 }, { F: 10_000 }],
      themedOdds: null,
    });
  });

  it('that the game has no more are for them alone, who alone can change any', async () => {
    api.packs = api.packs.map((pack) => (pack.id === 'steel' ? { ...pack, given: false } : pack));
    api.mod = false;
    renderAt('/packs', <PacksPage />);
    expect(await screen.findByRole('radio', { name: /Plastic/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Steel/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit pack' })).toBeNull();
  });
});

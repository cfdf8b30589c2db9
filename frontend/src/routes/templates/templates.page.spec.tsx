import { screen, within } from '@testing-library/react';
import { templates } from '#contracts';
import type { Template } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { TemplatesPage } from './templates.page.tsx';

const id = '9d0e4f7a-1b2c-4d3e-8f4a-0b1c2d3e4fb1';
const one: Template = {
  templateId: id,
  by: { userId: 'user-2', name: 'Ann' },
  title: 'Small cars on tight tracks',
  kind: 'best-of',
  deck: '~Kkart_a00~CFlea~T332~CMini~T332',
  rqLimit: 120,
  points: null,
  status: 'approved',
  reason: null,
  since: '2026-01-01T00:00:00.000Z',
  allowed: [],
};
const written = { id, position: 9, views: ['templates'] };

/** A library that stores its changes. */
class LibraryApi extends FakeApi {
  library: Template[] = [one];
  mine: Template[] = [];
  waiting: Template[] = [];
  readonly done: unknown[] = [];

  protected override handlers() {
    const did = (what: string) => (asked: { params?: unknown; body?: unknown }) => {
      this.done.push([what, asked.body]);
      return written;
    };
    return [
      this.on(templates.list, () => ({ items: this.library })),
      this.on(templates.mine, () => ({ items: this.mine })),
      this.on(templates.waiting, () => ({ items: this.waiting })),
      this.on(templates.one, () => one),
      this.on(templates.save, did('save')),
      this.on(templates.propose, did('propose')),
      this.on(templates.approve, did('approve')),
      this.on(templates.decline, did('decline')),
      this.on(templates.remove, did('remove')),
      this.on(templates.putBack, did('putBack')),
      ...super.handlers(),
    ];
  }
}

let api: LibraryApi;
beforeEach(() => {
  localStorage.clear();
  changeSettings({ deck: null });
  api = new LibraryApi();
  api.cars = [testCar('Flea', { rq: 15, class: 'F' }), testCar('Mini', { rq: 18, class: 'F' })];
  api.install();
});

const act = async (user: ReturnType<typeof renderAt>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `${one.title}: menu` }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('templates', () => {
  it('are found by their title, and each leads into the grid', async () => {
    const { user } = renderAt('/templates', <TemplatesPage />);
    const card = await screen.findByRole('link', {
      name: /Small cars on tight tracks.*Best of · RQ at most 120/,
    });
    expect(card).toHaveAttribute('href', `/compare?share=${one.deck}`);
    expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/userTimes/Ann');
    expect(screen.queryByRole('radio', { name: 'Waiting' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Search titles' }), 'tight large');
    expect(screen.getByText('No matching templates.')).toBeVisible();
  });

  it('are saved from what is compared, with what the guidelines say while one types', async () => {
    changeSettings({ deck: `?share=${one.deck}` });
    const { user } = renderAt('/templates', <TemplatesPage />);
    const form = within(await screen.findByRole('form', { name: 'Save template' }));
    expect(await form.findByText(/Small cars on tight tracks already has the same cars/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Kart cars');
    await user.type(form.getByRole('textbox', { name: 'RQ limit (optional)' }), '90');
    await user.click(form.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText(/Saved: Kart cars/)).toBeVisible();
    const body = { title: 'Kart cars', kind: 'best-of', link: `?share=${one.deck}`, rqLimit: 90 };
    expect(api.done).toEqual([['save', body]]);
  });

  it('hold a car of the past as it is today, which is said before', async () => {
    changeSettings({ deck: '?share=~KtRoad_a00~CFlea%4024~T332~CMistral~T233&sort=rq' });
    const { user } = renderAt('/templates', <TemplatesPage />);
    const form = within(await screen.findByRole('form', { name: 'Save template' }));
    expect(form.getByText('Old versions of cars are saved as the current cars.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Kart cars');
    await user.click(form.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText(/Saved: Kart cars/)).toBeVisible();
    expect(api.done).toMatchObject([['save', { link: '?share=~KtRoad_a00~CFlea~T332~CMistral~T233&sort=rq' }]]);
  });

  it('are proposed and removed by who saved them, which can be undone', async () => {
    api.mine = [{ ...one, status: 'private', allowed: ['propose-template', 'remove-template'] }];
    const { user } = renderAt('/templates?list=mine', <TemplatesPage />);
    await act(user, 'Propose for the library');
    await act(user, 'Remove');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/Restored, private/);
    expect(api.done.map((did) => (did as unknown[])[0])).toEqual(['propose', 'remove', 'putBack']);
  });

  it('are approved or declined for a guideline by moderators', async () => {
    api.mod = true;
    api.waiting = [{ ...one, status: 'waiting', version: 2, allowed: ['approve-template', 'decline-template'] }];
    const { user } = renderAt('/templates?list=waiting', <TemplatesPage />);
    await screen.findByRole('link', { name: /waiting for review/ });
    await act(user, 'Approve');
    await act(user, 'One clear context');
    await screen.findByText(/Declined: /);
    expect(api.done).toEqual([
      ['approve', { seen: 2 }],
      ['decline', { reason: 'context', seen: 2 }],
    ]);
  });

  it('can be looked at by their address, and say why there are none', async () => {
    api.library = [];
    renderAt(`/templates?template=${id}`, <TemplatesPage />);
    const shared = within(await screen.findByRole('region', { name: 'Shared template' }));
    expect(await shared.findByText(one.title)).toBeVisible();
    expect(await screen.findByText('No templates yet')).toBeVisible();
  });
});

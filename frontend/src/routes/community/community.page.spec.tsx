import { screen, within } from '@testing-library/react';
import { groups } from '#contracts';
import type { Group, MyGroups } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { CommunityPage } from './community.page.tsx';

const id = '9d0e4f7a-1b2c-4d3e-8f4a-0b1c2d3e4fb1';
const one: Group = {
  groupId: id,
  by: { userId: 'user-2', name: 'Ann' },
  name: 'Nordkurve',
  description: 'Wet roads.',
  link: 'https://nordkurve.example/',
  inviteInfo: null,
  platform: 'discord',
  kind: 'public',
  countries: ['DE'],
  language: 'de',
  size: 1_240,
  status: 'approved',
  reason: null,
  confirmedAt: '2026-01-01T00:00:00.000Z',
  stale: false,
  offeredTo: null,
  allowed: ['report-group'],
};
const other: Group = {
  ...one,
  groupId: '9d0e4f7a-1b2c-4d3e-8f4a-0b1c2d3e4fb2',
  name: 'Kombi',
  kind: 'private',
  link: null,
  inviteInfo: 'Your club',
  countries: ['PL'],
  language: 'pl',
  size: 64,
  allowed: ['report-group', 'ask-to-join-group'],
};
const written = { id, position: 9, views: ['groups'] };

class GroupsApi extends FakeApi {
  readonly done: unknown[] = [];
  mine: MyGroups = { items: [], offered: [], requests: [], asked: [] };

  protected override handlers() {
    const did = (what: string) => (asked: { params?: unknown; body?: unknown }) => {
      this.done.push([what, asked.body]);
      return written;
    };
    return [
      this.on(groups.list, () => ({ items: [one, other, { ...one, groupId: 'g3', name: 'Old', stale: true }] })),
      this.on(groups.mine, () => this.mine),
      this.on(groups.submit, did('submit')),
      this.on(groups.revise, did('revise')),
      this.on(groups.ask, did('ask')),
      this.on(groups.report, did('report')),
      this.on(groups.offer, did('offer')),
      this.on(groups.withdrawOffer, did('keep')),
      this.on(groups.take, did('take')),
      ...super.handlers(),
    ];
  }
}

let api: GroupsApi;
beforeEach(() => {
  localStorage.clear();
  api = new GroupsApi();
  api.install();
});

describe('groups of players', () => {
  it('stand under their countries, stale ones last, and lead to where they are', async () => {
    const { user } = renderAt('/community', <CommunityPage />);
    await user.click(await screen.findByRole('button', { name: /Nordkurve.*1\.2k/ }));
    const shown = within(screen.getByRole('complementary'));
    expect(shown.getByRole('link', { name: 'Go to group' })).toHaveAttribute('href', 'https://nordkurve.example/');
    const sections = screen.getAllByText(/^(Germany|Poland|Not confirmed recently) 1$/);
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Germany 1',
      'Poland 1',
      'Not confirmed recently 1',
    ]);
  });

  it('are found by words, and joined by telling what the owner asks', async () => {
    const { user } = renderAt('/community', <CommunityPage />);
    await user.type(await screen.findByRole('textbox', { name: 'Group name or description' }), 'komb');
    expect(screen.queryByRole('button', { name: /Nordkurve/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Kombi.*<100/ }));
    expect(screen.getByText('Your club')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Ask to join' }));
    await user.type(form.getByRole('textbox', { name: /Your answer/ }), 'Harbour Crew');
    await user.click(form.getByRole('button', { name: 'Ask to join' }));
    expect(await screen.findAllByText('Request sent: Kombi')).not.toHaveLength(0);
    expect(api.done).toEqual([['ask', { text: 'Harbour Crew' }]]);
  });

  it('are added with a link, which has to be one', async () => {
    const { user } = renderAt('/community?add=yes', <CommunityPage />);
    const form = within(await screen.findByRole('form', { name: 'Add a group' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Late Brakers');
    await user.type(form.getByRole('textbox', { name: 'Members' }), '430');
    await user.type(form.getByRole('textbox', { name: 'Link' }), 'late brakers');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByRole('textbox', { name: 'Link' })).toBeInvalid();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Late Brakers');
    await user.clear(form.getByRole('textbox', { name: 'Link' }));
    await user.type(form.getByRole('textbox', { name: 'Link' }), 'https://late.example/');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Submitted for review: Late Brakers')).toBeVisible();
    expect(api.done.at(-1)).toMatchObject(['submit', { kind: 'public', size: 430, countries: ['global'] }]);
  });
});

describe('a group of one’s own', () => {
  it('is said otherwise in the form that it came by', async () => {
    const link = 'https://old.example/';
    api.mine = { ...api.mine, items: [{ ...one, kind: 'public', link, allowed: ['revise-group'] }] };
    const { user } = renderAt('/community', <CommunityPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('form', { name: 'Edit: Nordkurve' }));
    expect(form.getByText('A moderator reviews your changes before others see them.')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: 'Link' }));
    await user.type(form.getByRole('textbox', { name: 'Link' }), 'https://new.example/');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Submitted for review: Nordkurve')).toBeVisible();
    const { name, platform, countries, language, size } = one;
    const said = { name, platform, countries, language, size, kind: 'public', link: 'https://new.example/' };
    expect(api.done).toMatchObject([['revise', said]]);
    expect(screen.queryByRole('form', { name: 'Edit: Nordkurve' })).toBeNull();
  });
});

describe('a group that changes hands', () => {
  it('is offered to somebody by name', async () => {
    api.mine = { ...api.mine, items: [{ ...one, allowed: ['offer-group'] }] };
    const { user } = renderAt('/community', <CommunityPage />);
    await user.click(await screen.findByRole('button', { name: 'Transfer ownership' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the new owner' }), 'Carl');
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    expect(await screen.findByText('Offered to Carl')).toBeVisible();
    expect(api.done).toEqual([['offer', { name: 'Carl' }]]);
  });

  it('is kept while nobody took it', async () => {
    api.mine = { ...api.mine, items: [{ ...one, offeredTo: { userId: 'user-3', name: 'Carl' } }] };
    const { user } = renderAt('/community', <CommunityPage />);
    await user.click(await screen.findByRole('button', { name: 'Keep ownership' }));
    expect(await screen.findByText('You still own Nordkurve')).toBeVisible();
    expect(api.done).toEqual([['keep', undefined]]);
  });

  it('is taken by whom it is offered to, who has none yet', async () => {
    api.mine = { ...api.mine, offered: [{ ...other, allowed: ['take-group', 'refuse-group'] }] };
    const { user } = renderAt('/community', <CommunityPage />);
    expect(await screen.findByText('Ann offers you ownership of Kombi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You now own Kombi')).toBeVisible();
    expect(api.done).toEqual([['take', undefined]]);
  });
});

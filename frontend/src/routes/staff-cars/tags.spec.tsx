import { screen, waitFor, within } from '@testing-library/react';
import { carTags, type StateCarTagBody } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { TagsPage } from './tags.page.tsx';

class TagApi extends FakeApi {
  override mod = true;
  said: StateCarTagBody[] = [];
  protected override handlers() {
    const state = this.on(carTags.state, ({ body }) => {
      this.said.push(body);
      return { id: body.tag, position: 1, views: ['car-tags'] };
    });
    return [state, ...super.handlers()];
  }
}

const api = new TagApi();
const row = (tag: string) => within(screen.getByRole('listitem', { name: tag }));

beforeEach(() => {
  api.said = [];
  api.cars = [testCar('Alfa', { tags: ['Winter', 'Sub-Zero', 'Heavy Metal'] })];
  api.upcomingTags = ['Winter'];
  api.saidTags = { Winter: 'upcoming', 'Heavy Metal': 'current' };
  api.install();
});

describe('the tags', () => {
  it('are upcoming, current or old, as moderators said or as the list of the game has them', async () => {
    const { user } = renderAt('/admin/tags', <TagsPage />);
    expect(await screen.findByRole('listitem', { name: 'Winter' })).toBeVisible();
    expect(row('Winter').getByText('Upcoming')).toBeVisible();
    expect(row('Sub-Zero').getByText('Old')).toBeVisible();
    expect(row('Heavy Metal').getByText('Current')).toBeVisible();
    expect(row('Winter').getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history/car-tag/Winter');
    await user.click(screen.getByRole('button', { name: /^Old/ }));
    expect(screen.queryByRole('listitem', { name: 'Winter' })).toBeNull();
  });

  it('are changed with a reason, and back', async () => {
    const { user } = renderAt('/admin/tags', <TagsPage />);
    await user.click(await screen.findByRole('button', { name: 'Change: Winter' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Current' }));
    await user.click(dialog.getByRole('button', { name: 'New information' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(api.said).toEqual([{ tag: 'Winter', standing: 'current', reason: { code: 'now-known' } }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.said.at(-1)).toMatchObject({ tag: 'Winter', standing: 'upcoming' }));
  });

  it('are announced before a car has them', async () => {
    const { user } = renderAt('/admin/tags', <TagsPage />);
    await user.click(await screen.findByRole('button', { name: 'Announce a tag' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Tag' }), 'Dakar');
    await user.click(dialog.getByRole('button', { name: 'New information' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.said.at(-1)).toMatchObject({ tag: 'Dakar', standing: 'upcoming' }));
  });

  it('say that a new one needs a name, and keep the reason', async () => {
    const { user } = renderAt('/admin/tags', <TagsPage />);
    await user.click(await screen.findByRole('button', { name: 'Announce a tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Announce a tag' }));
    await user.click(dialog.getByRole('button', { name: 'Correction' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Tag' })).toHaveAccessibleDescription(/Enter the tag/),
    );
    expect(api.said).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Correction' })).toHaveAttribute('aria-pressed', 'true');
  });
});

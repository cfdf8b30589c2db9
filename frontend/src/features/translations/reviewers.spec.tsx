import { fireEvent, screen, waitFor } from '@testing-library/react';
import { translations } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { Reviewers } from './reviewers.tsx';

class ReviewersApi extends FakeApi {
  readonly appointed: unknown[] = [];

  protected override handlers() {
    return [
      this.on(translations.appoint, ({ body }) => {
        this.appointed.push(body);
        return { id: 'pl', position: 9, views: ['translators'] };
      }),
      ...super.handlers(),
    ];
  }
}

let api: ReviewersApi;
beforeEach(() => {
  api = new ReviewersApi();
  api.install();
});

const open = (isAdmin: boolean) => renderAt('/translate', <Reviewers of={undefined} isAdmin={isAdmin} language="pl" />);
const name = () => screen.getByRole('textbox', { name: 'Player name' });
const appoint = (who: string) => {
  fireEvent.change(name(), { target: { value: who } });
  fireEvent.click(screen.getByRole('button', { name: 'Appoint' }));
};

describe('reviewers of a language', () => {
  it('are appointed by the name that everybody knows them by', async () => {
    open(true);
    appoint(' Ann ');
    await waitFor(() => expect(api.appointed).toEqual([{ name: 'Ann' }]));
    await waitFor(() => expect(name()).toHaveValue(''));
  });

  it('that nobody is called are said at the field, which keeps what was typed', async () => {
    open(true);
    api.failures.set('/api/v1/translations/pl/reviewers', 'user-unknown');
    appoint('Nobody');
    await waitFor(() => expect(name()).toHaveAttribute('aria-invalid', 'true'));
    expect(name()).toHaveValue('Nobody');
  });

  it('are appointed by admins alone', () => {
    open(false);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

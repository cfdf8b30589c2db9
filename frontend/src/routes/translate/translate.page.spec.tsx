import { fireEvent, screen, within } from '@testing-library/react';
import { translations } from '#contracts';
import type { SiteText, SiteTextLine } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { TranslatePage } from './translate.page.tsx';

const id = '9d0e4f7a-1b2c-4d3e-8f4a-0b1c2d3e4fd1';
const line: SiteTextLine = {
  key: 'common:by',
  english: 'by {{name}}',
  text: 'von {{name}}',
  forms: 1,
  state: 'live',
  waiting: 1,
};
const text: SiteText = {
  language: 'de',
  key: 'common:by',
  state: 'live',
  english: { text: 'by {{name}}' },
  live: { text: 'von {{name}}' },
  release: { text: 'von {{name}}' },
  was: null,
  wanted: ['text'],
  glossary: [{ english: 'car', say: 'Auto', not: 'Wagen' }],
  suggestions: [
    {
      suggestionId: id,
      by: { userId: 'user-2', name: 'Ann' },
      forms: { text: 'durch {{name}}' },
      status: 'waiting',
      reason: null,
      reasonText: null,
      outdated: false,
      strangeLinks: [],
      up: 2,
      down: 1,
      mine: 'none',
      at: '2026-01-01T00:00:00.000Z',
      version: 1,
      allowed: ['vote-on-translation', 'approve-translation', 'decline-translation'],
    },
  ],
  comments: [],
  history: [{ what: 'suggested', by: { userId: 'user-2', name: 'Ann' }, at: '2026-01-01T00:00:00.000Z' }],
  isReviewer: true,
};
const coverage = { language: 'de', total: 10, live: 9, outdated: 1, missing: 0, waiting: 1, reviewers: [] };

class TranslationsApi extends FakeApi {
  readonly done: unknown[] = [];

  protected override handlers() {
    const did = (what: string) => (asked: { params?: unknown; body?: unknown }) => {
      this.done.push([what, asked.body]);
      return { id, position: 9, views: ['translations'] };
    };
    return [
      this.on(translations.coverage, () => ({ languages: [coverage] })),
      this.on(translations.list, () => ({
        items: [line],
        total: 1,
        counts: { todo: 1, outdated: 0, missing: 0, waiting: 1, all: 10 },
        namespaces: ['common'],
      })),
      this.on(translations.one, () => text),
      this.on(translations.live, () => ({ texts: {} })),
      this.on(translations.suggest, did('suggest')),
      this.on(translations.vote, did('vote')),
      this.on(translations.approve, did('approve')),
      ...super.handlers(),
    ];
  }
}

let api: TranslationsApi;
beforeEach(() => {
  api = new TranslationsApi();
  api.install();
});

const open = async () => {
  renderAt('/translate?language=de&key=common:by', <TranslatePage />);
  return within(await screen.findByRole('form', { name: 'common:by' }));
};

describe('the translation tool', () => {
  it('checks what is typed, puts placeholders in, and suggests it', async () => {
    const form = await open();
    const field = form.getByRole('textbox', { name: 'Deutsch' });
    const suggest = form.getByRole('button', { name: 'Suggest' });
    expect(suggest).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(field, { target: { value: 'durch ' } });
    expect(form.getByText('Missing: {{name}}')).toBeVisible();
    expect(suggest).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(form.getByRole('button', { name: '{{name}}' }));
    fireEvent.click(suggest);
    await screen.findByText('Suggested: common:by');
    expect(api.done).toEqual([['suggest', { forms: { text: 'durch {{name}}' } }]]);
  });

  it('shows what others suggest, takes votes, and lets a reviewer decide', async () => {
    await open();
    const others = within(screen.getByRole('region', { name: 'Suggestions' }));
    expect(others.getByText('Ann')).toBeVisible();
    fireEvent.click(others.getByRole('button', { name: 'Vote for it' }));
    fireEvent.click(others.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Live now: common:by');
    expect(api.done).toContainEqual(['vote', { vote: 'up' }]);
    expect(api.done).toContainEqual(['approve', { seen: 1 }]);
    expect(within(screen.getByRole('region', { name: 'Coverage' })).getByText('90%')).toBeVisible();
  });
});

import { translations } from '#contracts';
import type { Coverage, SiteText, SiteTextLine, TextList } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';
import { type Page, type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { AnswerOf, RequestOf } from '#contracts';

/** The language of a request: English, as the source, is none of them. */
export type TranslatedLanguage = RequestOf<typeof translations.list>['params']['language'];
export type TextsQuery = { show: TextList; part: string; q: string };
export type TextsPage = AnswerOf<typeof translations.list> & Page<SiteTextLine>;

const channels = ['live-translations', 'translations'];

const askTexts = (language: TranslatedLanguage, { show, part, q }: TextsQuery, after?: string) =>
  queryApi(translations.list, {
    params: { language },
    query: { show, ...(part !== '' && { namespace: part }), ...(q !== '' && { search: q }), ...(after && { after }) },
  });

export const useTexts = (language: TranslatedLanguage, asked: TextsQuery): PagedList<SiteTextLine> =>
  usePagedList({
    key: ['live-translations', language, asked.show, asked.part, asked.q],
    channels,
    uncached: true,
    ask: (after) => askTexts(language, asked, after),
  });

/** The count of each list, and the parts of the site: loaded with the first page. */
export const useTextCounts = (language: TranslatedLanguage, asked: TextsQuery): LiveView<TextsPage> =>
  useLiveView({
    key: ['live-translations', 'counts', language, asked.part, asked.q],
    channels,
    uncached: true,
    ask: () => askTexts(language, { ...asked, show: 'todo' }),
  });

/** A text with its suggestions and comments; null sends no request. */
export const useText = (language: TranslatedLanguage, key: string): LiveView<SiteText> =>
  useLiveView(
    key === ''
      ? null
      : {
          key: ['translations', language, key],
          channels,
          alsoOf: ['live-translations', 'translators'],
          uncached: true,
          ask: () => queryApi(translations.one, { params: { language, key } }),
        },
  );

export const useCoverage = (): LiveView<Coverage> =>
  useLiveView({
    key: ['live-translations', 'coverage'],
    channels,
    alsoOf: ['translators'],
    uncached: true,
    ask: () => queryApi(translations.coverage),
  });

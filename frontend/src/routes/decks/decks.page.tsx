import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useAccountDecks } from '../../features/decks/account-decks.ts';
import { DeckCard } from '../../features/decks/deck-card.tsx';
import type { CarsById } from '../../features/decks/deck-card.tsx';
import styles from '../../features/decks/deck-card.module.css';
import { DeckFiles } from '../../features/decks/deck-files.tsx';
import { DeckMenu } from '../../features/decks/deck-menu.tsx';
import { SaveDeckForm } from '../../features/decks/save-deck-form.tsx';
import { useSavedDecks } from '../../features/decks/saved-decks.ts';
import { useRecentDecks } from '../../features/decks/recent-decks.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SavedIcon, SearchIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { ShortLink } from './short-link.tsx';

/** With this many decks a search appears. */
const SEARCHED_FROM = 7;

/** The currently compared deck; undefined if it is empty. */
function useDeckOfNow(): string | undefined {
  const deck = useSetting('deck');
  return deck?.startsWith('?share=~') ? deck : undefined;
}

function KeptList({ cars, now }: { cars: CarsById; now: string | undefined }) {
  const { t } = useTranslation('decks');
  const decks = useSavedDecks();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLocaleLowerCase();
  const found = decks.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (decks.length === 0) return <Empty icon={<SavedIcon />} title={t('none')} text={t('noneHelp')} />;
  return (
    <>
      {decks.length >= SEARCHED_FROM ? (
        <Field
          label={t('find')}
          icon={<SearchIcon aria-hidden="true" />}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      ) : null}
      {found.length === 0 ? <p role="status">{t('notFound')}</p> : null}
      <ul className={styles['list']}>
        {found.map((one) => (
          <DeckCard
            key={one.id}
            query={one.query}
            name={one.name}
            cars={cars}
            acts={<DeckMenu of={one} now={now} />}
            {...(one.query === now ? { line: t('shownNow') } : {})}
          />
        ))}
      </ul>
    </>
  );
}

function RecentList({ cars }: { cars: CarsById }) {
  const { t, i18n } = useTranslation('decks');
  const recent = useRecentDecks();
  const [now] = useState(() => Date.now());
  if (recent.length === 0) return <p>{t('noRecent')}</p>;
  return (
    <ul className={styles['list']}>
      {recent.map(({ query, at }) => (
        <DeckCard key={query} query={query} cars={cars} line={relativeTime(at, now, i18n.language)} acts={null} />
      ))}
    </ul>
  );
}

/** Saved decks; under the address of a short link, its target. */
export function DecksPage() {
  const code = useSearchParams()[0].get('s');
  return (
    <ToolPage name="Decks" next={['CodeUtil', 'TemplateGuide']}>
      {code === null ? <Decks /> : <ShortLink code={code} />}
    </ToolPage>
  );
}

function Decks() {
  const { t } = useTranslation('decks');
  const catalogue = useCatalogue();
  const cars = useMemo(() => new Map(catalogue.cars.map((car) => [car.id, car])), [catalogue.cars]);
  const now = useDeckOfNow();
  const inAccount = useAccountDecks();
  return (
    <>
      <ToolPanel title={t('keepNow')}>
        {now === undefined ? (
          <p>{t('nothingNow')}</p>
        ) : (
          <>
            <ul className={styles['list']}>
              <DeckCard query={now} cars={cars} acts={null} />
            </ul>
            <SaveDeckForm query={now} />
          </>
        )}
      </ToolPanel>
      <ToolPanel title={t('mine')}>
        <KeptList cars={cars} now={now} />
        <ToolRow>
          <DeckFiles cars={catalogue.cars} />
        </ToolRow>
        <p>{inAccount ? t('inAccount') : t('where')}</p>
      </ToolPanel>
      <ToolPanel title={t('recent')}>
        <RecentList cars={cars} />
      </ToolPanel>
    </>
  );
}

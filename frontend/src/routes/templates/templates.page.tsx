import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import type { CarsById } from '../../features/decks/deck-card.tsx';
import deckStyles from '../../features/decks/deck-card.module.css';
import { type TemplateList, templateLists, useTemplate, useTemplates } from '../../features/templates/use-templates.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { SaveTemplate } from './save-template.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateResults } from './template-results.tsx';

const FIRST = { list: 'library', template: '' };

export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const session = useSession();
  const [{ list: named, template }, set] = useAddressFields(FIRST);
  const catalogue = useCatalogue();
  const cars = useMemo(() => new Map(catalogue.cars.map((car) => [car.id, car])), [catalogue.cars]);
  const isStaff = session.status === 'signed-in' && (session.mod || session.admin);
  // The session is not known immediately: until then the address is trusted.
  const mayWait = isStaff || (named === 'waiting' && session.status === 'unknown');
  const lists = templateLists.filter((one) => one !== 'waiting' || mayWait);
  const list = lists.find((one) => one === named) ?? 'library';
  return (
    <ToolPage name="Templates" linked next={['TemplateGuide', 'Decks', 'BestOf']}>
      {template === '' ? null : <Shared id={template} cars={cars} />}
      <ToolPanel title={t('all')}>
        <SegmentedControl<TemplateList>
          label={t('which')}
          value={list}
          onChange={(next) => set({ list: next })}
          choices={lists.map((one) => ({ value: one, label: t(`lists.${one}`) }))}
        />
        <Listed key={list} list={list} cars={cars} />
      </ToolPanel>
      <OfNow />
    </ToolPage>
  );
}

/** The template of a link, also a private one. */
function Shared({ id, cars }: { id: string; cars: CarsById }) {
  const { t } = useTranslation('templates');
  return (
    <ToolPanel title={t('shared')}>
      <QueryBoundary of={useTemplate(id)}>
        {(one) => (
          <ul className={deckStyles['list']}>
            <TemplateCard of={one} cars={cars} />
          </ul>
        )}
      </QueryBoundary>
    </ToolPanel>
  );
}

function Listed({ list, cars }: { list: TemplateList; cars: CarsById }) {
  const { t } = useTranslation('templates');
  const found = useTemplates(list);
  return (
    <QueryBoundary of={found} notAllowed={t('signIn')}>
      {(items) => <TemplateResults list={list} items={items} cars={cars} pages={found} />}
    </QueryBoundary>
  );
}

function OfNow() {
  const { t } = useTranslation('templates');
  const deck = useSetting('deck');
  const library = useTemplates('library').value ?? [];
  return (
    <ToolPanel title={t('saveNow')}>
      {deck?.startsWith('?share=~') ? <SaveTemplate query={deck} library={library} /> : <p>{t('nothingNow')}</p>}
    </ToolPanel>
  );
}

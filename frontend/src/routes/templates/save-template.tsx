import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { saveTemplateBody, TEMPLATE_TITLE_MAX, templateKinds, templates } from '#contracts';
import type { SaveTemplateBody, Template, TemplateKind } from '#contracts';
import { carIdToday, formatDeck, parseDeck } from '#racing';
import { useForm } from '../../lib/form/use-form.ts';
import { pages } from '../../lib/paths.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { useTemplateCheck } from '../template-guide/use-template-check.ts';
import styles from './templates.module.css';

type SaveTemplateProps = { query: string; library: readonly Template[] };

/** Saves the current comparison as a template; then the form is empty for the next one. */
export function SaveTemplate(props: SaveTemplateProps) {
  const [saved, setSaved] = useState(0);
  return <EmptyForm key={saved} {...props} onSaved={() => setSaved(saved + 1)} />;
}

type Values = { title: string; kind: TemplateKind; rqLimit: string; points: string };
const initial: Values = { title: '', kind: 'best-of', rqLimit: '', points: '' };
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));

function EmptyForm({ query, library, onSaved }: SaveTemplateProps & { onSaved: () => void }) {
  const { t } = useTranslation('templates');
  const today = asToday(query);
  const form = useForm<Values, SaveTemplateBody>({
    initial,
    body: ({ title, kind, rqLimit, points }) => ({
      title,
      kind,
      link: today,
      rqLimit: numberOf(rqLimit),
      points: numberOf(points),
    }),
    contract: saveTemplateBody,
    submit: async (body) => {
      await sendAuthenticated(templates.save, { body });
      showSnack({ kind: 'success', text: t('saved', { title: body.title }) });
      onSaved();
    },
  });
  const kinds = templateKinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }));
  return (
    <div className={styles['form']}>
      <FormFrame label={t('save')} form={form} act={t('save')}>
        <Field {...form.field('title')} label={t('title')} maxLength={TEMPLATE_TITLE_MAX} autoComplete="off" />
        <ChoiceField {...form.field('kind')} label={t('kind')} options={kinds} />
        <div className={styles['limits']}>
          <Field {...form.field('rqLimit')} label={t('rqLimit')} inputMode="numeric" autoComplete="off" />
          <Field {...form.field('points')} label={t('points')} inputMode="numeric" autoComplete="off" />
        </div>
        {today === query ? null : <p role="note">{t('asToday')}</p>}
        <Check query={today} title={form.values.title} library={library} />
      </FormFrame>
    </div>
  );
}

const carsOf = (deck: string): string =>
  [...new Set(parseDeck(deck).deck.cars.map(({ carId }) => carId))].toSorted().join('~');

/** A template has current cars: those of an older game version are replaced by them. */
const asToday = (query: string): string => {
  const [share = '', ...view] = query.slice(1).split('&');
  const { deck } = parseDeck(share);
  if (deck.cars.every(({ carId }) => carId === carIdToday(carId))) return query;
  const cars = deck.cars.map((car) => ({ ...car, carId: carIdToday(car.carId) }));
  return [`?share=${formatDeck({ cars, tracks: deck.tracks })}`, ...view].join('&');
};

function Check({ query, title, library }: SaveTemplateProps & { title: string }) {
  const { t } = useTranslation(['templates', 'templateguide']);
  const check = useTemplateCheck(query, title);
  if (check.state !== 'checked') return null;
  const open = check.findings.filter(({ verdict }) => verdict !== 'good');
  const same = library.find(({ deck }) => carsOf(deck) === carsOf(check.share));
  const guide = `${pages.templateGuide}?${new URLSearchParams({ deck: query, title }).toString()}`;
  return (
    <div className={styles['check']} role="status">
      <p>
        {open.length === 0
          ? t('templateguide:allGood')
          : `${t('templateguide:open', { number: open.length })}: ${open
              .map(({ rule }) => t(`templateguide:rules.${rule}.name`))
              .join(', ')}`}
      </p>
      {same ? <p>{t('sameCars', { title: same.title })}</p> : null}
      <Link to={guide}>{t('templateguide:guidelines')}</Link>
    </div>
  );
}

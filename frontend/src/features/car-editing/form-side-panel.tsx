import { useTranslation } from 'react-i18next';
import { carRanges, isInRange, unknownFigures } from '#racing';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { type CarFigures, changesOf, type FigureName, figureNames, isNeeded, withChanges } from './car-values.ts';
import type { CarForm } from './figure-box.tsx';
import { useStatLabels } from './use-figure-labels.ts';
import styles from './car-editing.module.css';

export function FormSidePanel({ form, was }: { form: CarForm; was: CarFigures }) {
  const changes = changesOf(was, form.values);
  return (
    <>
      <Completeness figures={withChanges(was, changes)} />
      <WillChange was={was} changes={changes} />
    </>
  );
}

export function Completeness({ figures }: { figures: CarFigures }) {
  const { t } = useTranslation('staffcars');
  const { figure } = useStatLabels();
  const unknown = new Set<string>(unknownFigures(figures));
  const missing = figureNames.filter((name) => unknown.has(name));
  return (
    <section className={styles['card']} aria-label={t('complete')}>
      <Progress label={t('complete')} done={figureNames.length - missing.length} all={figureNames.length} />
      {missing.length === 0 ? null : (
        <ul className={styles['missing']}>
          {missing.map((name) => (
            <li key={name} data-needed={isNeeded(name) || undefined}>
              {figure(name)}
              {isNeeded(name) ? <small>{t('needed')}</small> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WillChange({ was, changes }: { was: CarFigures; changes: CarFigures }) {
  const { t } = useTranslation('staffcars');
  const { figure, text } = useStatLabels();
  const names = figureNames.filter((name) => name in changes);
  return (
    <section className={styles['card']} aria-label={t('willChange')}>
      <h2>{t('willChange')}</h2>
      {names.length === 0 ? <p className={styles['quiet']}>{t('noChange')}</p> : null}
      <dl className={styles['changes']}>
        {names.map((name) => (
          <div key={name}>
            <dt>{figure(name)}</dt>
            <dd>
              {was[name] === undefined ? null : <s>{text(name, was[name])}</s>}
              {isReadable(name, changes[name]) ? <b>{text(name, changes[name])}</b> : <b data-wrong>?</b>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isReadable = (name: FigureName, value: unknown): boolean =>
  typeof value !== 'number' || isInRange(value, carRanges[name as keyof typeof carRanges]);

type FormNewsProps = { told: CarFigures; news: readonly FigureName[]; onTake: () => void };

/** Another user's changes since the form was opened: the user's input stays until they are accepted. */
export function FormNews({ told, news, onTake }: FormNewsProps) {
  const { t } = useTranslation('staffcars');
  const { figure, text } = useStatLabels();
  if (news.length === 0) return null;
  return (
    <section className={styles['card']} role="status">
      <p>{t('news', { figures: news.map((name) => `${figure(name)} ${text(name, told[name])}`).join(', ') })}</p>
      <Button onClick={onTake}>{t('takeNews')}</Button>
    </section>
  );
}

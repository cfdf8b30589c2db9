import { useTranslation } from 'react-i18next';
import type { QueueItem, TemplateFault } from '#contracts';
import type photos from '../../locales/en/photos.json';
import type reviews from '../../locales/en/reviews.json';
import type community from '../../locales/en/community.json';
import type imports from '../../locales/en/imports.json';
import type translate from '../../locales/en/translate.json';
import type showcase from '../../locales/en/showcase.json';
import type rounds from '../../locales/en/rounds.json';
import type staffcars from '../../locales/en/staffcars.json';
import type votes from '../../locales/en/votes.json';
import type trust from '../../locales/en/trust.json';

type Kind = QueueItem['kind'];

/** The reasons of each kind are among the texts of its own screens. */
const useTexts = () =>
  useTranslation([
    'queue',
    'photos',
    'showcase',
    'reviews',
    'imports',
    'rounds',
    'community',
    'translate',
    'trust',
    'votes',
    'staffcars',
    'templates',
    'templateguide',
  ]);

function minutesIn(language: string) {
  const amount = (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  return (count: number): string => {
    if (count < 60) return amount(count, 'minute');
    return count < 2_880 ? amount(Math.round(count / 60), 'hour') : amount(Math.round(count / 1_440), 'day');
  };
}

export function useQueueLabels() {
  const { t, i18n } = useTexts();
  const ofTrust = (code: string) => t(`trust:reason.${code as keyof typeof trust.reason}`);
  const words: Readonly<Record<Kind, (code: string) => string>> = {
    'lap-time': (code) => t(`votes:reasons.${code as keyof typeof votes.reasons}`),
    'pending-car': (code) => t(`staffcars:why.${code as keyof typeof staffcars.why}`),
    template: (code) =>
      code === 'other'
        ? t('templates:otherReason')
        : t(`templateguide:rules.${code as Exclude<TemplateFault, 'other'>}.name`),
    'car-photo': (code) => t(`photos:reason.${code as keyof typeof photos.reason}`),
    'car-loop': (code) => t(`showcase:reason.${code as keyof typeof showcase.reason}`),
    'car-review': (code) => t(`reviews:reason.${code as keyof typeof reviews.reason}`),
    group: (code) => t(`community:faults.${code as keyof typeof community.faults}`),
    translation: (code) => t(`translate:reason.${code as keyof typeof translate.reason}`),
    round: (code) => t(`rounds:fault.${code as keyof typeof rounds.fault}`),
    report: ofTrust,
    appeal: ofTrust,
    'import-row': (code) => t(`imports:why.${code as keyof typeof imports.why}`),
  };
  return {
    reason: (kind: Kind, code: string): string => words[kind](code),
    /** The title of an item: a message or an appeal is not named like its subject alone. */
    title: ({ kind, subject: { name } }: { kind: string; subject: { name: string } }): string =>
      kind === 'report' || kind === 'appeal' ? t(`trust:item.${kind}`, { name }) : name,
    /** A duration from minutes: 40 min, 3 h, 2 days. */
    minutes: minutesIn(i18n.language),
    name: (person: { readonly name: string | null } | null): string => person?.name ?? t('queue:gone'),
  };
}

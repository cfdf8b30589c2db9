import { useTranslation } from 'react-i18next';
import { operationReasonCodes, type OperationDto } from '#contracts';

export function useOperationLabels() {
  const { t, i18n } = useTranslation(['operations', 'history']);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = (view: string) => (view === 'all' ? t('allViews') : view);
  return {
    t,
    number: (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
    when: (at: string) => when.format(new Date(at)),
    nameOf,
    did: ({ act, target }: Pick<OperationDto, 'act' | 'target'>) =>
      [t(`history:values.operation.${act}`), ...(target === null || act === 'erase' ? [] : [nameOf(target)])].join(
        ': ',
      ),
    result: ({ outcome, status }: Pick<OperationDto, 'outcome' | 'status'>): string => {
      if (outcome !== null) return t(`history:values.operation.${outcome}`);
      return status === 'ended' ? '' : t(`states.${status}`);
    },
    by: ({ by }: Pick<OperationDto, 'by'>) => (by === null ? t('commandLine') : (by.name ?? t('former'))),
    reasons: operationReasonCodes.map((value) => ({ value, text: t(`history:reasons.${value}`) })),
    reason: (one: OperationDto['reason']) => t(`history:reasons.${one}`),
    seconds: (value: number) =>
      new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(value),
  };
}

import { useTranslation } from 'react-i18next';
import type { CatalogueImport } from '#contracts';

export function useImportLabels() {
  const { t, i18n } = useTranslation(['imports', 'staffcars']);
  return {
    kindOf: ({ kind, gameVersion }: CatalogueImport) =>
      gameVersion === null ? t(`kind.${kind}`) : t('ofVersion', { kind: t(`kind.${kind}`), version: gameVersion }),
    nameOf: (by: CatalogueImport['by']) => (by === null ? t('commandLine') : (by.name ?? t('former'))),
    when: (at: string) =>
      new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    figureOf: (name: string) => {
      if (name === 'time') return t('lapTime');
      return name === 'status' ? t('carStatus') : t(`staffcars:figure.${name as 'rq'}`, name);
    },
    said: (value: unknown): string => {
      if (value === null || value === undefined) return '–';
      if (typeof value === 'number') return value.toLocaleString(i18n.language, { useGrouping: false });
      if (typeof value === 'boolean') return t(value ? 'staffcars:yes' : 'staffcars:no');
      return Array.isArray(value) ? value.join(', ') : String(value as string);
    },
  };
}

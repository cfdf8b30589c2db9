import { useTranslation } from 'react-i18next';
import type { SiteNotices } from '#contracts';
import { maintenanceTimes } from './maintenance-text.ts';

/** The notices at a time (ms since 1970), a sentence or two each. */
export function useNoticeTexts({ off, maintenance }: SiteNotices, now: number): string[] {
  const { t, i18n } = useTranslation('site');
  const lines: string[] = [];
  if (maintenance && now < Date.parse(maintenance.endsAt)) {
    const { from, to, isNow } = maintenanceTimes(maintenance, now, i18n.language);
    const when = isNow ? t('now', { to }) : t('planned', { from, to });
    const said = [when, maintenance.refusesWrites ? t('pauses') : '', maintenance.text ?? ''];
    lines.push(said.filter((part) => part !== '').join(' '));
  }
  if (off.length > 0) {
    const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      off.map((feature) => t(`features.${feature}`)),
    );
    lines.push(t('off', { what }));
  }
  return lines;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnlikelyTime } from '../../../features/predictions/unlikely-time.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { closeTool } from '../tools/open-tool.ts';
import type { UnlikelyTimeTool } from '../tools/open-tool.ts';

function useDifference(): (farOff: UnlikelyTime) => string {
  const { i18n } = useTranslation();
  return ({ difference, isSpeed }) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: isSpeed ? 'mile-per-hour' : 'second',
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    }).format(difference);
}

export function UnlikelyTimeDialog({ tool }: { tool: UnlikelyTimeTool | null }) {
  const { t } = useTranslation('grid');
  const difference = useDifference();
  // While it closes it keeps its content.
  const [about, setAbout] = useState(tool?.farOff);
  if (tool && tool.farOff !== about) setAbout(tool.farOff);
  const end = (send: boolean) => {
    closeTool();
    tool?.answer(send);
  };
  const facts = about && { ...about, difference: difference(about) };
  return (
    <ConfirmDialog
      title={t('farOff.title')}
      opened={tool !== null}
      act={t('farOff.send')}
      colour="green"
      keep={t('farOff.change')}
      onConfirm={() => end(true)}
      onClose={() => end(false)}
    >
      <p>{about && t(about.isFaster ? 'farOff.faster' : 'farOff.slower', facts)}</p>
      <p>{t('farOff.interval', facts)}</p>
    </ConfirmDialog>
  );
}

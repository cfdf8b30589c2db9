import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reportFaults, templateFaults } from '#contracts';
import type { Template } from '#contracts';
import { historyPath } from '../../lib/history-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DoneIcon, LinkIcon, MoreIcon, RemoveIcon, UploadIcon, VersionsIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { useFaultName } from './use-fault-name.ts';
import { useTemplateMutations } from './use-template-mutations.ts';

export function TemplateMenu({ of }: { of: Template }) {
  const { t } = useTranslation(['templates', 'history', 'trust']);
  const navigate = useNavigate();
  const session = useSession();
  const acts = useTemplateMutations(of);
  const faultName = useFaultName();
  const may = (act: Template['allowed'][number]) => of.allowed.includes(act);
  const entries: MenuEntry[] = [
    { key: 'copy', text: t('copyLink'), icon: <LinkIcon />, run: acts.copy },
    {
      key: 'history',
      text: t('history:title'),
      icon: <VersionsIcon />,
      run: () => void navigate(historyPath('template', of.templateId)),
    },
    ...(may('propose-template')
      ? [{ key: 'propose', text: t('propose'), icon: <UploadIcon />, run: acts.propose }]
      : []),
    ...(may('approve-template') ? [{ key: 'approve', text: t('approve'), icon: <DoneIcon />, run: acts.approve }] : []),
    ...(may('remove-template')
      ? (['rule', { key: 'remove', text: t('remove'), icon: <RemoveIcon />, danger: true, run: acts.remove }] as const)
      : []),
    ...(session.status === 'signed-in' && of.status === 'approved' && session.userId !== of.by.userId
      ? [
          { heading: t('trust:report.act') },
          ...reportFaults.map((fault) => ({
            key: `report ${fault}`,
            text: t(`trust:fault.${fault}`),
            run: () => acts.report(fault),
          })),
        ]
      : []),
    ...(may('decline-template')
      ? [
          { heading: t('declineFor') },
          ...templateFaults.map((fault) => ({
            key: fault,
            text: faultName(fault),
            danger: true,
            run: () => acts.decline(fault),
          })),
        ]
      : []),
  ];
  return (
    <Menu
      position="bottom-end"
      width={280}
      trigger={
        <IconButton label={t('menu', { title: of.title })}>
          <MoreIcon />
        </IconButton>
      }
      entries={entries}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { garages } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useGarageAgreement } from './use-garage-figures.ts';

export function CountingSwitch() {
  const { t } = useTranslation(['garage', 'problems']);
  const asked = useGarageAgreement();
  const { problem, run } = useAction(async (agrees: boolean) => {
    await sendAuthenticated(garages.agree, { body: { agrees } });
    asked.retry();
  });
  return (
    <QueryBoundary of={asked} skeleton={<Skeleton rows={1} />}>
      {({ agrees }) => (
        <>
          <Switch label={t('garage:community.switch')} help={t('garage:community.help')} on={agrees} onChange={run} />
          {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
        </>
      )}
    </QueryBoundary>
  );
}

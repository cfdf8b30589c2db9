import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLimits, type AccountLimitCode, members, type QueueItem, SHORT_LIMIT_DAYS } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

const reasons = ['wrong-times', 'abuse', 'spam', 'other'] as const;
const days = [1, 3, SHORT_LIMIT_DAYS];

export function LimitAuthor({ person: { userId, name } }: { person: QueueItem['by'][number] }) {
  const { t, i18n } = useTranslation(['queue', 'members', 'common', 'problems']);
  const [opened, setOpened] = useState(false);
  const [what, setWhat] = useState<AccountLimitCode>('lap-times');
  const [length, setLength] = useState(SHORT_LIMIT_DAYS);
  const inDays = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const undo = () =>
    void sendAuthenticated(members.endShortLimit, { params: { userId }, body: { what } }).catch((thrown: unknown) => {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    });
  if (name === null) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpened(true)}>
        {t('queue:limit.act')}
      </Button>
      <ReasonDialog
        title={t('queue:limit.title', { name })}
        opened={opened}
        act={t('queue:limit.act')}
        variant="danger"
        options={reasons.map((value) => ({ value, text: t(`members:why.${value}`) }))}
        help={t('members:reasonHelp')}
        submit={async (reason) => {
          await sendAuthenticated(members.limitShortly, { params: { userId }, body: { what, days: length, reason } });
          showSnack({
            kind: 'success',
            text: t('queue:limit.done', { name }),
            action: {
              label: t('common:undo'),
              run: undo,
            },
          });
        }}
        onClose={() => setOpened(false)}
      >
        <p>{t('queue:limit.help')}</p>
        <ChoiceField
          label={t('members:what')}
          options={accountLimits.map((value) => ({ value, text: t(`members:limitFor.${value}`) }))}
          value={what}
          onChange={setWhat}
        />
        <ChoiceField
          label={t('queue:limit.days')}
          options={days.map((value) => ({ value, text: inDays.format(value) }))}
          value={length}
          onChange={setLength}
        />
      </ReasonDialog>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClubReason } from '#contracts';
import { type ChosenReason, ReasonFields, reasonBody } from '../../ui/form/reason-fields.tsx';

/** The reasons a user can choose; imports and restores set the others. */
const offered = ['correction', 'game-changed', 'other'] as const satisfies readonly ClubReason[];

export function useClubReason() {
  const { t } = useTranslation('events');
  const [reason, setReason] = useState<ChosenReason<ClubReason>>({ code: 'correction', text: '' });
  const { code = 'correction', text } = { text: undefined, ...reasonBody(reason) };
  const fields = (
    <ReasonFields
      options={offered.map((value) => ({ value, text: t(`reasons.${value}`) }))}
      help={t('staff.reasonHelp')}
      value={reason}
      onChange={setReason}
    />
  );
  return { fields, body: text === undefined ? { code } : { code, text } };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClubReason } from '#contracts';
import { type ChosenReason, ReasonFields, reasonBody } from '../../ui/form/reason-fields.tsx';

/** What people say; the others are said by what brings a list in or a version back. */
const offered = ['correction', 'game-changed', 'other'] as const satisfies readonly ClubReason[];

/** Why something is told otherwise: its fields, and what a command takes of them. */
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

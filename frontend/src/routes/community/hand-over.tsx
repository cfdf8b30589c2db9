import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groups, offerGroupBody } from '#contracts';
import type { Group } from '#contracts';
import { GroupTags } from '../../features/groups/group-card.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import groupStyles from '../../features/groups/groups.module.css';
import { useGroupMutations } from '../../features/groups/use-group-mutations.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './community.module.css';

/** Offers the user's own group to another user by name; until they accept, the user may withdraw the offer. */
export function HandOver({ of }: { of: Group }) {
  const { t } = useTranslation('community');
  const acts = useGroupMutations(of);
  const [open, setOpen] = useState(false);
  if (of.offeredTo !== null)
    return (
      <div className={styles['row']}>
        <span role="status">
          {t('offeredTo', { name: of.offeredTo.name ?? t('formerPlayer') })}
          <StaffMark name={of.offeredTo.name} />
        </span>
        <Button onClick={acts.keep}>{t('keep')}</Button>
      </div>
    );
  if (!of.allowed.includes('offer-group')) return null;
  if (open) return <OfferForm of={of} onDone={() => setOpen(false)} />;
  return <Button onClick={() => setOpen(true)}>{t('handOver')}</Button>;
}

function OfferForm({ of: { groupId }, onDone }: { of: Group; onDone: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  const form = useForm({
    initial: { name: '' },
    contract: offerGroupBody,
    beside: { 'user-unknown': 'name', 'group-own': 'name' },
    submit: async (body) => {
      await sendAuthenticated(groups.offer, { params: { id: groupId }, body });
      showSnack({ kind: 'success', text: t('community:offeredTo', { name: body.name }) });
      onDone();
    },
  });
  const cancel = (
    <Button variant="ghost" onClick={onDone}>
      {t('common:cancel')}
    </Button>
  );
  return (
    <FormFrame label={t('community:handOver')} form={form} act={t('community:offer')} foot={cancel}>
      <Field {...form.field('name')} label={t('community:newKeeper')} autoComplete="off" />
    </FormFrame>
  );
}

export function OfferedGroup({ of }: { of: Group }) {
  const { t } = useTranslation('community');
  const acts = useGroupMutations(of);
  return (
    <li>
      <b>
        {t('offersYou', { name: of.by.name ?? t('formerPlayer'), group: of.name })}
        <StaffMark name={of.by.name} />
      </b>
      <span className={groupStyles['foot']}>
        <GroupTags of={of} />
      </span>
      <div className={styles['row']}>
        <Button variant="main" onClick={acts.take}>
          {t('take')}
        </Button>
        <Button onClick={acts.refuse}>{t('refuse')}</Button>
      </div>
    </li>
  );
}

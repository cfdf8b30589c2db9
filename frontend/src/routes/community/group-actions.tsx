import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestToJoinBody, GROUP_TEXT_MAX, groupFaults, groups } from '#contracts';
import type { Group } from '#contracts';
import { useGroupMutations } from '../../features/groups/use-group-mutations.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import buttons from '../../ui/button/button.module.css';
import { Button } from '../../ui/button/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { ExternalIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { CopyLinkButton } from '../../ui/tool/tool-parts.tsx';
import { LongTextField } from './long-text-field.tsx';
import styles from './community.module.css';

export function GroupActions({ of }: { of: Group }) {
  const { t } = useTranslation('community');
  const acts = useGroupMutations(of);
  const may = (act: Group['allowed'][number]) => of.allowed.includes(act);
  return (
    <>
      {of.link === null ? null : (
        <a
          className={`${buttons['button']} ${styles['asButton']}`}
          data-look="main"
          href={of.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <ExternalIcon aria-hidden="true" />
          {t('open')}
        </a>
      )}
      {of.kind === 'private' && (may('ask-to-join-group') || of.allowed.length === 0) ? <AskToJoin of={of} /> : null}
      <div className={styles['row']}>
        <CopyLinkButton />
        {may('report-group') ? (
          <Menu
            trigger={<Button>{t('report')}</Button>}
            entries={groupFaults.map((fault) => ({
              key: fault,
              text: t(`faults.${fault}`),
              run: () => acts.report(fault),
            }))}
          />
        ) : null}
      </div>
    </>
  );
}

/** The request text; only the owner reads it. A user who is logged out is asked to log in when it is sent. */
function AskToJoin({ of }: { of: Group }) {
  const { t } = useTranslation('community');
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { text: '' },
    draft: `group-ask:${of.groupId}`,
    contract: requestToJoinBody,
    submit: async (body) => {
      await sendAuthenticated(groups.ask, { params: { id: of.groupId }, body });
      setSent(true);
      showSnack({ kind: 'success', text: t('asked', { name: of.name }) });
    },
  });
  if (sent) return <p role="status">{t('asked', { name: of.name })}</p>;
  return (
    <FormFrame label={t('ask')} form={form} act={t('ask')}>
      <LongTextField {...form.field('text')} label={t('askText')} maxLength={GROUP_TEXT_MAX} />
    </FormFrame>
  );
}

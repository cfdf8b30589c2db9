import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLimits, type AccountLimitWord, type MemberAct, REASON_TEXT_MAX } from '#contracts';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FailedIcon } from '../../ui/icons.ts';
import type { ActChoice } from './act-body.ts';
import { reasonsFor } from './reasons-for.ts';
import styles from './members.module.css';

const tiers = [0, 1, 2, 3, 4, 5] as const;
const one = { required: true, oneOnly: true } as const;

type ActFieldsProps = {
  act: MemberAct;
  choice: ActChoice;
  /** What the account is kept from now: all that can be restored. */
  limited: readonly AccountLimitWord[];
  reasonMissing: boolean;
  wrongDay: string | undefined;
  change: (part: Partial<ActChoice>) => void;
};

/** What an act needs to know: only the fields that this one has. */
export function ActFields({ act, choice, limited, reasonMissing, wrongDay, change }: ActFieldsProps) {
  const { t } = useTranslation('members');
  const whats = act === 'restore-account' && limited.length > 0 ? limited : accountLimits;
  const lasts = act === 'limit-account' || (act === 'change-patron-tier' && choice.tier !== 0);
  return (
    <>
      {act === 'change-patron-tier' ? (
        <Labelled label={t('tierChoice')}>
          <ChipGroup
            {...one}
            label={t('tierChoice')}
            options={tiers.map((value) => ({ value, text: value === 0 ? t('tierNone') : value }))}
            chosen={[choice.tier]}
            onChange={(_, tier) => change({ tier })}
          />
        </Labelled>
      ) : null}
      {act === 'limit-account' || act === 'restore-account' ? (
        <Labelled label={t('what')}>
          <ChipGroup
            {...one}
            label={t('what')}
            options={whats.map((value) => ({ value, text: t(`limitFor.${value}`) }))}
            chosen={[choice.what]}
            onChange={(_, what) => change({ what })}
          />
        </Labelled>
      ) : null}
      {lasts ? (
        <Field
          type="date"
          label={t('lastDay')}
          error={wrongDay}
          value={choice.lastDay}
          onChange={(event) => change({ lastDay: event.target.value })}
        />
      ) : null}
      <Labelled label={t('reason')} wrong={reasonMissing ? t('reasonMissing') : undefined}>
        <ChipGroup
          {...one}
          label={t('reason')}
          options={reasonsFor[act].map((value) => ({ value, text: t(`why.${value}`) }))}
          chosen={choice.reason === undefined ? [] : [choice.reason]}
          onChange={(_, reason) => change({ reason })}
        />
      </Labelled>
      <Field
        label={t('reasonText')}
        help={t('reasonHelp')}
        maxLength={REASON_TEXT_MAX}
        value={choice.text}
        onChange={(event) => change({ text: event.target.value })}
      />
    </>
  );
}

/** Chips under their label, as a field's: the group has the same name for those who hear it. */
function Labelled({ label, wrong, children }: { label: string; wrong?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles['labelled']}>
      <span aria-hidden="true">{label}</span>
      {children}
      {wrong ? (
        <span role="alert" className={styles['wrong']}>
          <FailedIcon aria-hidden="true" />
          {wrong}
        </span>
      ) : null}
    </div>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ALL_COUNTRIES,
  GROUP_COUNTRIES_MAX,
  GROUP_NAME_MAX,
  GROUP_TEXT_MAX,
  groupPlatforms,
  groups,
  submitGroupBody,
} from '#contracts';
import type { Group, GroupKind, GroupPlatform, SubmitGroupBody } from '#contracts';
import { countries as allCountries } from '#racing';
import { useGroupLabels } from '../../features/groups/use-group-labels.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chips/chip.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { LongTextField } from './long-text-field.tsx';
import styles from './community.module.css';

/** The same in every language. */
const LINK_START = 'https://';

type Values = {
  kind: GroupKind;
  platform: GroupPlatform;
  name: string;
  countries: readonly string[];
  language: string;
  size: string;
  description: string;
  link: string;
  inviteInfo: string;
};

/** Languages that players of this site write in; others are typed by their code. */
const languages =
  'ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh';
const orNothing = (text: string) => (text.trim() === '' ? undefined : text.trim());

const emptyIn = (language: string): Values => ({
  kind: 'public',
  platform: 'discord',
  name: '',
  countries: [ALL_COUNTRIES],
  language,
  size: '',
  description: '',
  link: '',
  inviteInfo: '',
});
const valuesOf = ({
  kind,
  platform,
  name,
  countries,
  language,
  size,
  description,
  link,
  inviteInfo,
}: Group): Values => ({
  kind,
  platform,
  name,
  countries,
  language,
  size: String(size),
  description: description ?? '',
  link: link ?? '',
  inviteInfo: inviteInfo ?? '',
});

function useGroupForm(of: Group | undefined, onDone: () => void) {
  const { t, i18n } = useTranslation('community');
  const initial = of ? valuesOf(of) : emptyIn(i18n.language.slice(0, 2));
  return useForm<Values, SubmitGroupBody>({
    initial,
    body: ({ size, description, link, inviteInfo, ...values }) => ({
      ...values,
      size: size.trim() === '' ? undefined : Number(size),
      description: orNothing(description),
      ...(values.kind === 'private' ? { inviteInfo: orNothing(inviteInfo) } : { link: orNothing(link) }),
    }),
    contract: submitGroupBody,
    ...(of ? {} : { draft: 'group:new' }),
    beside: {
      'group-name-taken': 'name',
      'group-link-missing': 'link',
      'group-invite-missing': 'inviteInfo',
    },
    submit: async (body) => {
      await (of
        ? sendAuthenticated(groups.revise, { params: { id: of.groupId }, body })
        : sendAuthenticated(groups.submit, { body }));
      showSnack({ kind: 'success', text: t('sent', { name: body.name }) });
      onDone();
    },
  });
}

/** A new group, which a moderator reviews before others see it. */
export function AddGroup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('community');
  return (
    <ToolPanel title={t('add')}>
      <GroupForm label={t('add')} onDone={onDone} />
    </ToolPanel>
  );
}

type GroupFormProps = {
  label: string;
  /** The group that is edited. */
  of?: Group;
  onDone: () => void;
};

export function GroupForm({ label, of, onDone }: GroupFormProps) {
  const { t } = useTranslation(['community', 'common']);
  const words = useGroupLabels();
  const form = useGroupForm(of, onDone);
  const open: readonly GroupKind[] = of?.kind === 'official' ? ['official'] : ['public', 'private'];
  const kinds = open.map((value) => ({ value, text: t(`community:kinds.${value}`) }));
  const platforms = groupPlatforms.map((value) => ({ value, label: words.platform(value) }));
  const platform = form.field('platform');
  const language = form.field('language');
  const isPrivate = form.values.kind === 'private';
  const cancel = (
    <Button variant="ghost" onClick={onDone}>
      {t('common:cancel')}
    </Button>
  );
  return (
    <FormFrame label={label} form={form} act={t('community:send')} foot={cancel}>
      <ChoiceField {...form.field('kind')} label={t('community:kind')} options={kinds} />
      <div className={styles['pair']}>
        <PickField
          {...platform}
          label={t('community:platform')}
          options={platforms}
          onChange={(next) => next && platform.onChange(next)}
        />
        <Field {...form.field('name')} label={t('community:name')} maxLength={GROUP_NAME_MAX} autoComplete="off" />
        <PickField
          {...language}
          label={t('community:language')}
          options={languages.split(' ').map((value) => ({ value, label: words.language(value) }))}
          onChange={(next) => next && language.onChange(next)}
        />
        <Field {...form.field('size')} label={t('community:members')} inputMode="numeric" autoComplete="off" />
      </div>
      <CountriesField {...form.field('countries')} />
      {isPrivate ? (
        <LongTextField {...form.field('inviteInfo')} label={t('community:inviteInfo')} maxLength={GROUP_TEXT_MAX} />
      ) : (
        <Field
          {...form.field('link')}
          label={t('community:link')}
          inputMode="url"
          placeholder={LINK_START}
          autoComplete="off"
        />
      )}
      <LongTextField {...form.field('description')} label={t('community:description')} maxLength={GROUP_TEXT_MAX} />
      {of ? <p>{t('community:correctHelp')}</p> : null}
    </FormFrame>
  );
}

type CountriesFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (countries: readonly string[]) => void;
};

function CountriesField({ value, error, onChange }: CountriesFieldProps) {
  const { t } = useTranslation('community');
  const words = useGroupLabels();
  const all = useMemo(() => [ALL_COUNTRIES, ...[...allCountries].toSorted(words.byCountry)], [words]);
  const left = all.filter((code) => !value.includes(code));
  return (
    <div className={styles['countries']}>
      <PickField
        label={t('countriesField', { most: GROUP_COUNTRIES_MAX })}
        options={left.map((code) => ({ value: code, label: words.country(code) }))}
        value={null}
        error={error}
        onChange={(next) => next && onChange([...value, next].slice(-GROUP_COUNTRIES_MAX))}
      />
      <span className={styles['row']}>
        {value.map((code) => (
          <Chip key={code} pressed onToggle={() => onChange(value.filter((one) => one !== code))}>
            {words.country(code)}
          </Chip>
        ))}
      </span>
    </div>
  );
}

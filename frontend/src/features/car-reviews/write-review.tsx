import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_TEXT_MAX } from '#contracts';
import type { CarReview } from '#contracts';
import { deckOfLink } from '#racing';
import { useForm } from '../../lib/form/use-form.ts';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { EditIcon } from '../../ui/icons.ts';
import { type ReviewOf, useReviewMutations } from './use-review-mutations.ts';

type WriteReviewProps = { of: ReviewOf; now: CarReview | null; small?: boolean };

export function WriteReview({ of, now, small = false }: WriteReviewProps) {
  const { t } = useTranslation('reviews');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const act = now === null ? t('write') : t('edit');
  return (
    <>
      <Button size={small ? 'small' : 'normal'} icon={<EditIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {act}
      </Button>
      <Dialog title={t('formTitle', { name: of.car })} opened={opened} onClose={close} width={480}>
        {opened ? <ReviewForm of={of} now={now} onDone={close} /> : null}
      </Dialog>
    </>
  );
}

const linkOf = (deck: string | null | undefined): string =>
  deck ? `${location.origin}${pages.compare}?share=${deck}` : '';

function ReviewForm({ of, now, onDone }: { of: ReviewOf; now: CarReview | null; onDone: () => void }) {
  const { t } = useTranslation(['reviews', 'problems']);
  const { write } = useReviewMutations(of);
  const form = useForm<{ text: string; link: string }>({
    initial: { text: now?.text ?? '', link: linkOf(now?.deck) },
    draft: `review:${of.carId}`,
    check: ({ text, link }) => ({
      text: text.trim() === '' ? t('reviews:form.missing') : undefined,
      link: link.trim() === '' || deckOfLink(link) ? undefined : t('problems:deck-link-unreadable'),
    }),
    beside: { 'deck-link-unreadable': 'link', 'car-unknown': 'link' },
    submit: async ({ text, link }) => {
      await write(link.trim() === '' ? { text: text.trim() } : { text: text.trim(), link: link.trim() });
      onDone();
    },
  });
  return (
    <FormFrame
      label={t('reviews:formTitle', { name: of.car })}
      form={form}
      act={t('reviews:form.act')}
      acting={t('reviews:form.acting')}
    >
      <TextField
        {...form.field('text')}
        onChange={(event) => form.field('text').onChange(event.target.value)}
        label={t('reviews:form.text')}
        help={t('reviews:form.textHelp')}
        maxLength={REVIEW_TEXT_MAX}
      />
      <Field
        {...form.field('link')}
        label={t('reviews:form.link')}
        help={t('reviews:form.linkHelp')}
        inputMode="url"
        autoComplete="off"
      />
    </FormFrame>
  );
}

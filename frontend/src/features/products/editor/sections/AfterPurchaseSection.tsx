import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { textField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import css from '../editor.module.css';

const kinds = perLanguage(
  () =>
    [
      { value: 'text', label: t`A text` },
      { value: 'link', label: t`A link` },
      { value: 'page', label: t`One of my pages` },
    ] as const,
);

export function AfterPurchaseSection({ form }: SectionProps) {
  const { thanktype } = form.draft.after;
  return (
    <>
      <SegmentedControl
        aria-label={t`What buyers see`}
        fullWidth
        data={[...kinds()]}
        value={thanktype}
        onChange={(value) => form.set('after.thanktype', kinds().find((kind) => kind.value === value)?.value ?? 'text')}
      />
      {thanktype === 'text' && (
        <Textarea
          label={t`Thank-you text`}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...textField(form, 'after.text')}
        />
      )}
      {thanktype === 'link' && (
        <TextInput label={t`Link`} placeholder="https://" type="url" dir="ltr" {...textField(form, 'after.link')} />
      )}
      {thanktype === 'page' && (
        <TextInput
          label={t`Page`}
          description={t`The part of its address after the slash.`}
          maxLength={64}
          dir="ltr"
          {...textField(form, 'after.page')}
        />
      )}
      <section className={css['group']} aria-label={t`E-mail`}>
        <h3 className={css['groupTitle']}>
          <Trans>E-mail</Trans>
        </h3>
        <p className={css['hint']}>
          <Trans>The receipt is always sent. Your own words stand above it.</Trans>
        </p>
        <TextInput label={t`Subject`} maxLength={160} {...textField(form, 'after.emailSubject')} />
        <Textarea
          label={t`Text`}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={10_000}
          {...textField(form, 'after.emailBody')}
        />
      </section>
    </>
  );
}

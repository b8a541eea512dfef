import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { SectionProps } from '../edit-sections.js';
import css from '../editor.module.css';

const kinds = [
  { value: 'text', label: 'A text' },
  { value: 'link', label: 'A link' },
  { value: 'page', label: 'One of my pages' },
] as const;

export function AfterPurchaseSection({ form }: SectionProps) {
  const { thanktype } = form.values.after;
  return (
    <>
      <SegmentedControl
        aria-label="What buyers see"
        fullWidth
        data={[...kinds]}
        value={thanktype}
        onChange={(value) =>
          form.setFieldValue('after.thanktype', kinds.find((kind) => kind.value === value)?.value ?? 'text')
        }
      />
      {thanktype === 'text' && (
        <Textarea
          label="Thank-you text"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...form.getInputProps('after.text')}
        />
      )}
      {thanktype === 'link' && (
        <TextInput label="Link" placeholder="https://" type="url" dir="ltr" {...form.getInputProps('after.link')} />
      )}
      {thanktype === 'page' && (
        <TextInput
          label="Page"
          description="The part of its address after the slash."
          maxLength={64}
          dir="ltr"
          {...form.getInputProps('after.page')}
        />
      )}
      <section className={css['group']} aria-label="E-mail">
        <h3 className={css['groupTitle']}>E-mail</h3>
        <p className={css['hint']}>The receipt is always sent. Your own words stand above it.</p>
        <TextInput label="Subject" maxLength={160} {...form.getInputProps('after.emailSubject')} />
        <Textarea
          label="Text"
          autosize
          minRows={4}
          maxRows={16}
          maxLength={10_000}
          {...form.getInputProps('after.emailBody')}
        />
      </section>
    </>
  );
}

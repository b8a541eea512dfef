import { t } from '@lingui/core/macro';
import { Textarea, TextInput } from '@mantine/core';
import { TagInput } from '@linkyard/ui';
import type { SectionProps } from '../edit-sections.js';
import { ImageFields } from '../fields/ImageFields.js';
import css from '../editor.module.css';

export function BasicsSection({ form }: SectionProps) {
  return (
    <>
      <TextInput label={t`Title`} required maxLength={160} {...form.getInputProps('title')} />
      <TextInput
        label={t`Short description`}
        description={t`One or two sentences, shown on the card.`}
        maxLength={300}
        {...form.getInputProps('shortDescription')}
      />
      <Textarea
        label={t`Description`}
        description={t`Shown at checkout.`}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={20_000}
        {...form.getInputProps('description')}
      />
      <ImageFields
        images={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        error={form.errors['images']}
      />
      <TextInput
        label={t`Video`}
        description={t`Address of a video about the product.`}
        placeholder="https://"
        type="url"
        dir="ltr"
        {...form.getInputProps('videoUrl')}
      />
      <div className={css['columns']}>
        <TextInput label={t`Category`} maxLength={80} {...form.getInputProps('category')} />
        <TagInput label={t`Tags`} value={form.values.tags} max={30} {...form.getInputProps('tags')} />
      </div>
    </>
  );
}

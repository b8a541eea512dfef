import { t } from '@lingui/core/macro';
import { Textarea, TextInput } from '@mantine/core';
import { TagInput } from '@linkyard/ui';
import { textField, valueField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import { ImageFields } from '../fields/ImageFields.js';
import css from '../editor.module.css';

export function BasicsSection({ form }: SectionProps) {
  return (
    <>
      <TextInput label={t`Title`} required maxLength={160} {...textField(form, 'title')} />
      <TextInput
        label={t`Short description`}
        description={t`One or two sentences, shown on the card.`}
        maxLength={300}
        {...textField(form, 'shortDescription')}
      />
      <Textarea
        label={t`Description`}
        description={t`Shown at checkout.`}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={20_000}
        {...textField(form, 'description')}
      />
      <ImageFields
        images={form.draft.images}
        onChange={(images) => form.set('images', images)}
        error={form.errorOf('images')}
      />
      <TextInput
        label={t`Video`}
        description={t`Address of a video about the product.`}
        placeholder="https://"
        type="url"
        dir="ltr"
        {...textField(form, 'videoUrl')}
      />
      <div className={css['columns']}>
        <TextInput label={t`Category`} maxLength={80} {...textField(form, 'category')} />
        <TagInput label={t`Tags`} max={30} {...valueField(form, 'tags')} />
      </div>
    </>
  );
}

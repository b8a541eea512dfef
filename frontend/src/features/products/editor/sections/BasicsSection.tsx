import { Textarea, TextInput } from '@mantine/core';
import { TagInput } from '@linkyard/ui';
import type { SectionProps } from '../edit-sections.js';
import { ImageFields } from '../fields/ImageFields.js';
import css from '../editor.module.css';

export function BasicsSection({ form }: SectionProps) {
  return (
    <>
      <TextInput label="Title" required maxLength={160} {...form.getInputProps('title')} />
      <TextInput
        label="Short description"
        description="One or two sentences, shown on the card."
        maxLength={300}
        {...form.getInputProps('shortDescription')}
      />
      <Textarea
        label="Description"
        description="Shown at checkout."
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
        label="Video"
        description="Address of a video about the product."
        placeholder="https://"
        type="url"
        dir="ltr"
        {...form.getInputProps('videoUrl')}
      />
      <div className={css['columns']}>
        <TextInput label="Category" maxLength={80} {...form.getInputProps('category')} />
        <TagInput label="Tags" value={form.values.tags} max={30} {...form.getInputProps('tags')} />
      </div>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Input, Textarea, TextInput } from '@mantine/core';
import { FileField } from '@linkyard/ui';
import { usePickMedia } from '../../../../shared/media/picker/pick-media.js';
import { textField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import css from '../editor.module.css';

export function SearchSection({ form }: SectionProps) {
  const pick = usePickMedia();
  const { seo, title, shortDescription } = form.draft;
  return (
    <>
      <TextInput label={t`Title`} placeholder={title} maxLength={120} {...textField(form, 'seo.title')} />
      <Textarea
        label={t`Description`}
        placeholder={shortDescription}
        autosize
        minRows={2}
        maxLength={300}
        {...textField(form, 'seo.description')}
      />
      <FileField
        label={t`Picture`}
        value={seo.image ? { id: seo.image, name: t`Picture for sharing`, previewUrl: seo.image } : null}
        onChange={(file) => form.set('seo.image', file?.id ?? '')}
        pick={async () => {
          const [media] = await pick({ kind: 'picture' });
          return media ? { id: media.file.path, name: media.title, previewUrl: media.file.path } : null;
        }}
        error={form.errorOf('seo.image')}
      />
      <Input.Wrapper label={t`In search results`} labelElement="div">
        <div className={css['box']}>
          <div>
            <b className={css['wraps']} dir="auto">
              {seo.title || title || t`Untitled product`}
            </b>
            <p className={css['hint']} dir="auto">
              {seo.description || shortDescription || t`No description yet.`}
            </p>
          </div>
        </div>
      </Input.Wrapper>
    </>
  );
}

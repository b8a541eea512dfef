import { NumberInput, Radio, Switch, TextInput } from '@mantine/core';
import type { SectionProps } from '../edit-sections.js';
import { FileFields } from '../fields/FileFields.js';
import { LicenceKeyPool } from '../fields/LicenceKeyPool.js';
import css from '../editor.module.css';

export function FilesSection({ form, product }: SectionProps) {
  const { digital } = form.values;
  return (
    <>
      <FileFields
        files={digital.files}
        onChange={(files) => form.setFieldValue('digital.files', files)}
        error={form.errors['digital.files']}
      />
      <TextInput
        label="Link"
        description="Instead of files, or beside them: a private page, a folder, an invitation."
        placeholder="https://"
        type="url"
        dir="ltr"
        {...form.getInputProps('digital.externalUrl')}
      />
      <div className={css['columns']}>
        <NumberInput
          label="Downloads per file"
          description="0 means no limit."
          min={0}
          {...form.getInputProps('digital.downloadLimit')}
        />
        <NumberInput
          label="Days to download"
          description="0 means no limit."
          min={0}
          {...form.getInputProps('digital.downloadDays')}
        />
      </div>
      <Switch
        label="Tell buyers by e-mail when files change"
        {...form.getInputProps('digital.notifyBuyersOnUpdate', { type: 'checkbox' })}
      />
      <section className={css['group']} aria-label="Licence keys">
        <Radio.Group label="Licence keys" {...form.getInputProps('digital.licenceKeyMode')}>
          <div className={css['files']} style={{ marginTop: 8 }}>
            <Radio value="none" label="None" />
            <Radio value="pool" label="From a list" description="You paste keys. Each buyer receives the next one." />
            <Radio value="generated" label="Generated" description="Each buyer receives a new random key." />
          </div>
        </Radio.Group>
        {digital.licenceKeyMode === 'pool' && <LicenceKeyPool productId={product._id} />}
      </section>
    </>
  );
}

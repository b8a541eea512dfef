import { t } from '@lingui/core/macro';
import { NumberInput, Radio, Switch, TextInput } from '@mantine/core';
import { numberField, textField, tickField, valueField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import { FileFields } from '../fields/FileFields.js';
import { LicenceKeyPool } from '../fields/LicenceKeyPool.js';
import css from '../editor.module.css';

export function FilesSection({ form, product }: SectionProps) {
  const { digital } = form.draft;
  return (
    <>
      <FileFields
        files={digital.files}
        onChange={(files) => form.set('digital.files', files)}
        error={form.errorOf('digital.files')}
      />
      <TextInput
        label={t`Link`}
        description={t`Instead of files, or beside them: a private page, a folder, an invitation.`}
        placeholder="https://"
        type="url"
        dir="ltr"
        {...textField(form, 'digital.externalUrl')}
      />
      <div className={css['columns']}>
        <NumberInput
          label={t`Downloads per file`}
          description={t`0 means no limit.`}
          min={0}
          {...numberField(form, 'digital.downloadLimit')}
        />
        <NumberInput
          label={t`Days to download`}
          description={t`0 means no limit.`}
          min={0}
          {...numberField(form, 'digital.downloadDays')}
        />
      </div>
      <Switch label={t`Tell buyers by e-mail when files change`} {...tickField(form, 'digital.notifyBuyersOnUpdate')} />
      <section className={css['group']} aria-label={t`Licence keys`}>
        <Radio.Group label={t`Licence keys`} {...valueField(form, 'digital.licenceKeyMode')}>
          <div className={css['files']} style={{ marginTop: 8 }}>
            <Radio value="none" label={t`None`} />
            <Radio
              value="pool"
              label={t`From a list`}
              description={t`You paste keys. Each buyer receives the next one.`}
            />
            <Radio value="generated" label={t`Generated`} description={t`Each buyer receives a new random key.`} />
          </div>
        </Radio.Group>
        {digital.licenceKeyMode === 'pool' && <LicenceKeyPool productId={product._id} />}
      </section>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, NumberInput, Stack, TextInput } from '@mantine/core';
import { type ProviderName, type ProviderSettings, updateSiteSettings } from '@linkyard/contracts';
import {
  perLanguage,
  FormFailure,
  FormSection,
  LeaveGuard,
  toast,
  useSaveShortcut,
  useUiForm,
  translated,
} from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useUpdateSiteSettingsMutation } from './api.js';
import { KeyField } from './KeyField.js';
import { keyViewOf, ofForm, requestOf, valuesOf, withTyped } from './provider-values.js';
import css from './admin-settings.module.css';

const stock: () => readonly { provider: ProviderName; label: string; from: string }[] = perLanguage(() => [
  { provider: 'unsplash', label: t`Unsplash access key`, from: 'https://unsplash.com/oauth/applications' },
  { provider: 'pixabay', label: t`Pixabay key`, from: 'https://pixabay.com/api/docs/' },
  { provider: 'pexels', label: t`Pexels key`, from: 'https://www.pexels.com/api/' },
]);

interface ProviderFormProps {
  settings: ProviderSettings;
  /** Reads them again; nothing when that fails. */
  onStale: () => Promise<ProviderSettings | undefined>;
}

/** Keys of picture and AI services. @source api.md "/admin/settings" */
export function ProviderForm({ settings, onStale }: ProviderFormProps) {
  const [save] = useUpdateSiteSettingsMutation();
  const { form, takeStored, formProps, failure, submitting, submitNow } = useUiForm({
    initialValues: valuesOf(settings),
    submit: async (values) => {
      const answer = await save(requestOf(values));
      if (answer.data) {
        takeStored(valuesOf(answer.data), values);
        toast.success(translated(updateSiteSettings.message));
      }
      const refusal = refusalOf(answer);
      if (refusal?.code === 'core.conflict') {
        const now = await onStale();
        if (now) {
          const fresh = valuesOf(now);
          const both = withTyped(fresh, values, form.isDirty);
          form.setInitialValues(fresh);
          form.setValues(both);
          form.resetDirty(fresh);
          return { ...refusal, message: t`${refusal.message} Please look at it once more, then save again.` };
        }
      }
      return refusal && { ...refusal, errors: (refusal.errors ?? []).map(ofForm) };
    },
  });
  const changed = form.isDirty();
  useSaveShortcut(submitNow, changed);

  const keyProps = (provider: ProviderName) => ({
    provider,
    view: keyViewOf(settings, provider),
    isCleared: form.values.cleared.includes(provider),
    isChanged: changed,
    onClear: (clear: boolean) =>
      form.setFieldValue('cleared', (known) => [
        ...known.filter((name) => name !== provider),
        ...(clear ? [provider] : []),
      ]),
    field: form.getInputProps(provider),
  });

  return (
    <form {...formProps} className={css['form']}>
      <LeaveGuard when={changed && !submitting} />
      <FormSection
        title={t`Royalty free images`}
        help={t`Creators find pictures with these keys. Without one, its tab says that it is not set up.`}
      >
        <Stack gap="lg">
          {stock().map(({ provider, label, from }) => (
            <KeyField
              key={provider}
              {...keyProps(provider)}
              label={label}
              help={
                <>
                  <Trans>
                    Free, from{' '}
                    <Anchor href={from} target="_blank" rel="noreferrer" inherit>
                      {new URL(from).hostname.replace('www.', '')}
                    </Anchor>
                  </Trans>
                </>
              }
            />
          ))}
        </Stack>
      </FormSection>
      <FormSection
        title={t`AI images`}
        help={t`Any service that speaks OpenAI’s image API. Pictures cost what the service charges for them.`}
      >
        <Stack gap="lg">
          <KeyField {...keyProps('openai')} label={t`API key`} help={t`Stored encrypted. It is never shown again.`} />
          <TextInput
            label={t`Address of the API`}
            description={t`With its version. Leave empty for the default.`}
            placeholder={settings.ai.defaults.baseUrl}
            type="url"
            dir="ltr"
            maxLength={500}
            {...form.getInputProps('baseUrl')}
          />
          <TextInput
            label={t`Model`}
            description={t`Leave empty for the default.`}
            placeholder={settings.ai.defaults.model}
            dir="ltr"
            maxLength={100}
            {...form.getInputProps('model')}
          />
          <NumberInput
            hideControls
            label={t`Images per account in a day`}
            description={t`0 switches generating off.`}
            min={0}
            max={10_000}
            allowDecimal={false}
            {...form.getInputProps('dailyLimit')}
          />
        </Stack>
      </FormSection>
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <div className={css['foot']}>
        <Button type="submit" loading={submitting} disabled={!changed}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

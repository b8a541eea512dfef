import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import {
  Alert,
  Fieldset,
  NumberInput,
  PasswordInput,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { CampaignView } from '@linkyard/contracts';
import { directionOf } from '@linkyard/languages';
import { ImageField } from '@linkyard/blocks/editor';
import type { useUiForm } from '@linkyard/ui';
import { useFormContext } from '../properties/use-form-context.js';
import { languageChoices } from './languages.js';
import { LookPreview } from './LookPreview.js';
import type { SettingsValues } from './settings-values.js';

type Form = ReturnType<typeof useUiForm<SettingsValues>>['form'];
export interface TabProps {
  form: Form;
  campaign: CampaignView;
}

/** What search engines and messengers show of the page. */
export function SearchTab({ form, campaign }: TabProps) {
  const context = useFormContext();
  const { title, seoTitle, seoDescription, ogImage, favicon } = form.values;
  return (
    <Stack gap="md">
      <LookPreview
        url={campaign.url}
        title={seoTitle || title}
        description={seoDescription}
        picture={ogImage}
        favicon={favicon}
      />
      <TextInput label={t`Name of the site`} maxLength={120} {...form.getInputProps('title')} />
      <TextInput
        label={t`Title in searches`}
        placeholder={title}
        description={t`${seoTitle.length} of about 60 characters that are shown`}
        maxLength={120}
        {...form.getInputProps('seoTitle')}
      />
      <Textarea
        label={t`Description`}
        placeholder={t`From the page itself`}
        description={t`${seoDescription.length} of about 160 characters that are shown`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={320}
        {...form.getInputProps('seoDescription')}
        onChange={(event) => form.setFieldValue('seoDescription', event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
      />
      <ImageField
        label={t`Picture for messages`}
        description={t`1200 × 630 pixels look best.`}
        context={context}
        value={ogImage}
        onChange={(path) => form.setFieldValue('ogImage', path ?? '')}
      />
      <ImageField
        label={t`Icon of the tab`}
        description={t`A square picture.`}
        context={context}
        value={favicon}
        onChange={(path) => form.setFieldValue('favicon', path ?? '')}
      />
      <Switch
        label={t`Hide from search engines`}
        checked={form.values.noIndex}
        onChange={(event) => form.setFieldValue('noIndex', event.currentTarget.checked)}
      />
    </Stack>
  );
}

const visibilities: () => readonly { value: CampaignView['visibility']; label: string; hint: string }[] = perLanguage(
  () => [
    { value: 'public', label: t`Everybody`, hint: t`Search engines find it.` },
    { value: 'unlisted', label: t`Whoever has the address`, hint: t`No search engine lists it.` },
    { value: 'password', label: t`Whoever knows the password`, hint: t`The page asks for it first.` },
    { value: 'age', label: t`Visitors of an age`, hint: t`The page asks how old they are first.` },
  ],
);

/** Who may open the page. */
export function AccessTab({ form, campaign }: TabProps) {
  const { visibility } = form.values;
  return (
    <Stack gap="md">
      <Select
        label={t`Who may see the page`}
        allowDeselect={false}
        data={visibilities().map(({ value, label }) => ({ value, label }))}
        description={visibilities().find(({ value }) => value === visibility)?.hint}
        value={visibility}
        onChange={(next) => {
          const found = visibilities().find(({ value }) => value === next);
          if (found) form.setFieldValue('visibility', found.value);
        }}
      />
      {visibility === 'password' && (
        <PasswordInput
          label={campaign.hasPassword ? t`New password` : t`Password`}
          description={campaign.hasPassword ? t`One is set. Leave this empty to keep it.` : t`At least 4 characters.`}
          autoComplete="new-password"
          maxLength={128}
          {...form.getInputProps('password')}
        />
      )}
      {visibility === 'age' && (
        <NumberInput label={t`Years`} min={13} max={99} clampBehavior="blur" {...form.getInputProps('minAge')} />
      )}
    </Stack>
  );
}

export function LanguageTab({ form }: TabProps) {
  return (
    <Stack gap="md">
      <Select
        label={t`Language of the page`}
        description={t`Read aloud, translated and hyphenated by it.`}
        searchable
        allowDeselect={false}
        data={languageChoices(form.values.language)}
        value={form.values.language}
        onChange={(next) => {
          if (!next) return;
          form.setFieldValue('language', next);
          form.setFieldValue('direction', directionOf(next));
        }}
      />
      <div>
        <Text size="sm" fw={500} mb={4}>
          <Trans>Direction of writing</Trans>
        </Text>
        <SegmentedControl
          aria-label={t`Direction of writing`}
          data={[
            { value: 'ltr', label: t`Left to right` },
            { value: 'rtl', label: t`Right to left` },
          ]}
          value={form.values.direction}
          onChange={(next) => form.setFieldValue('direction', next)}
        />
      </div>
    </Stack>
  );
}

const services = perLanguage(
  () =>
    [
      { field: 'ga4', label: t`Google Analytics`, placeholder: 'G-AB12CD34EF' },
      { field: 'gtm', label: t`Google Tag Manager`, placeholder: 'GTM-AB12CD3' },
      { field: 'metaPixel', label: t`Meta pixel`, placeholder: '1234567890123' },
      { field: 'tiktokPixel', label: t`TikTok pixel`, placeholder: 'C4ABCDEFGHIJKLMNOP12' },
      { field: 'pinterestTag', label: t`Pinterest tag`, placeholder: '2612345678901' },
    ] as const,
);

/** Third-party analytics, which never load before a visitor has agreed. */
export function MeasuringTab({ form }: TabProps) {
  const { asksConsent } = form.values;
  const isSet = services().some(({ field }) => form.values[field] !== '');
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <Trans>
          Views and clicks are counted without any of these, and without cookies. These services load only where
          published pages have an address of their own, apart from the app.
        </Trans>
      </Text>
      {services().map(({ field, label, placeholder }) => (
        <TextInput key={field} label={label} placeholder={placeholder} dir="ltr" {...form.getInputProps(field)} />
      ))}
      <Fieldset legend={t`Consent banner`}>
        <Stack gap="sm">
          <Switch
            label={t`Ask visitors first`}
            checked={asksConsent}
            onChange={(event) => form.setFieldValue('asksConsent', event.currentTarget.checked)}
          />
          {asksConsent && (
            <Textarea
              label={t`What you ask`}
              placeholder={t`May we count your visit with the services of this page?`}
              autosize
              minRows={2}
              maxLength={300}
              {...form.getInputProps('consentText')}
              onChange={(event) =>
                form.setFieldValue('consentText', event.currentTarget.value.replace(/[\r\n]+/g, ' '))
              }
            />
          )}
        </Stack>
      </Fieldset>
      {isSet && !asksConsent && (
        <Alert color="yellow">
          <Trans>Without the banner none of these services is loaded: visitors cannot give consent.</Trans>
        </Alert>
      )}
    </Stack>
  );
}

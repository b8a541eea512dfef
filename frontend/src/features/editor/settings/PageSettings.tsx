import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Tabs } from '@mantine/core';
import type { CampaignView } from '@linkyard/contracts';
import { perLanguage, FormFailure, toast, useUiForm } from '@linkyard/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useEditorPublishMutation, useEditorSaveCampaignMutation } from '../api.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { ScheduleTab } from './ScheduleTab.js';
import { FollowersTab } from './FollowersTab.js';
import { AccessTab, LanguageTab, MeasuringTab, SearchTab } from './settings-tabs.js';
import css from './settings.module.css';
import { newPublishAt, refusalInForm, settingsOf, updateOf, type SettingsValues } from './settings-values.js';

/** What holds for all pages of the site: search data, language, who may see it, measuring. */
export function PageSettings({ onClose }: { onClose: () => void }) {
  const campaign = useEditor((state) => state.campaign);
  if (!campaign) return null;
  return (
    <Modal opened onClose={onClose} title={t`Site settings`} size="lg">
      <SettingsForm campaign={campaign} onClose={onClose} />
    </Modal>
  );
}

const tabs = perLanguage(() => [
  { value: 'search', label: t`Search and sharing`, Tab: SearchTab, fields: ['title', 'seoTitle', 'seoDescription'] },
  { value: 'access', label: t`Access`, Tab: AccessTab, fields: ['password', 'minAge'] },
  { value: 'schedule', label: t`Schedule`, Tab: ScheduleTab, fields: ['publishAt', 'unpublishAt'] },
  { value: 'language', label: t`Language`, Tab: LanguageTab, fields: ['language'] },
  {
    value: 'measuring',
    label: t`Measuring`,
    Tab: MeasuringTab,
    fields: ['ga4', 'gtm', 'metaPixel', 'tiktokPixel', 'pinterestTag', 'consentText'],
  },
  { value: 'followers', label: t`Followers`, Tab: FollowersTab, fields: ['pushTitle', 'pushText', 'pushDelay'] },
]);

function SettingsForm({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const { store, sync } = useEditorSession();
  const [save] = useEditorSaveCampaignMutation();
  const [publish] = useEditorPublishMutation();
  const [tab, setTab] = useState('search');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row is longer than a phone is wide.
    row.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  const showFault = (names: readonly string[]) => {
    const faulty = tabs().find(({ fields }) => fields.some((field) => names.includes(field)));
    if (faulty) setTab(faulty.value);
  };
  const keep = async (values: SettingsValues) => {
    const answer = await save(updateOf(campaign, values));
    if (answer.data) store.setCampaign(answer.data);
    return refusalOf(answer);
  };
  const schedule = async (publishAt: string) => {
    await sync.flush();
    const answer = await publish({ _id: campaign._id, publishAt });
    if (answer.data) store.setCampaign(answer.data);
    return refusalOf(answer);
  };
  const { form, formProps, failure, submitting, submitNow } = useUiForm<SettingsValues>({
    initialValues: settingsOf(campaign),
    validate: { title: (value) => (value.trim() === '' ? t`Title is required` : null) },
    submit: async (values) => {
      const publishAt = newPublishAt(campaign, values);
      const refusal = (await keep(values)) ?? (publishAt ? await schedule(publishAt) : null);
      if (refusal) {
        const formErrors = refusalInForm(refusal);
        showFault(formErrors.errors?.map(({ path }) => path) ?? []);
        return formErrors;
      }
      const isLive = campaign.state === 'published';
      const said = isLive ? t`Saved. Visitors see it after the next publish.` : t`Saved`;
      toast.success(publishAt ? t`Your page is scheduled.` : said);
      onClose();
      return null;
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    submitNow();
  };
  return (
    <form {...formProps} onKeyDown={onKeyDown}>
      <Tabs value={tab} onChange={(next) => setTab(next ?? 'search')} keepMounted={false}>
        <Tabs.List mb={16} ref={row} className={css['tabs'] ?? ''}>
          {tabs().map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs().map(({ value, Tab }) => (
          <Tabs.Panel key={value} value={value}>
            <Tab form={form} campaign={campaign} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={submitting}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </form>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { legalKeys, legalPaths, type LegalKey, type LegalPageView } from '@linkyard/contracts';
import { EditScreen, ErrorState, failureOf, FormSkeleton, perLanguage, toast, type EditSection } from '@linkyard/ui';
import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useState } from 'react';
import { useEditLegalPagesMutation, useLegalPagesQuery } from './api.js';

interface PageDraft {
  mode: 'none' | 'url' | 'text';
  url: string;
  text: string;
}
type Draft = Record<LegalKey, PageDraft>;

const titles: () => Record<LegalKey, string> = perLanguage(() => ({
  terms: t`Terms of service`,
  privacy: t`Privacy policy`,
  imprint: t`Imprint`,
}));

const draftOf = (pages: readonly LegalPageView[]): Draft => {
  const one = (key: LegalKey): PageDraft => {
    const page = pages.find((candidate) => candidate.key === key);
    return page ? { mode: page.mode, url: page.url, text: page.text } : { mode: 'none', url: '', text: '' };
  };
  return { terms: one('terms'), privacy: one('privacy'), imprint: one('imprint') };
};
const isSame = (one: PageDraft, other: PageDraft) =>
  one.mode === other.mode && (one.mode === 'none' || one[one.mode] === other[one.mode]);

/** `/white-label/legal`: terms, privacy policy and imprint of a reseller's site. */
export function LegalScreen() {
  const { data, error, refetch } = useLegalPagesQuery({});
  if (error) return <ErrorState failure={failureOf(error)} retry={() => void refetch()} />;
  return data ? <LegalForm loaded={data.pages} /> : <FormSkeleton />;
}

function LegalForm({ loaded }: { loaded: readonly LegalPageView[] }) {
  const [saved, setSaved] = useState(() => draftOf(loaded));
  const [draft, setDraft] = useState(saved);
  const [refused, setRefused] = useState<Partial<Record<LegalKey, string>>>({});
  const [saving, setSaving] = useState(false);
  const [edit] = useEditLegalPagesMutation();
  const changed = legalKeys.filter((key) => !isSame(draft[key], saved[key]));

  /** @returns what was wrong with it, if anything */
  const saveOne = async (key: LegalKey): Promise<string | undefined> => {
    const { mode, url, text } = draft[key];
    const request =
      mode === 'none' ? { delete: key } : { save: mode === 'url' ? { key, mode, url } : { key, mode, text } };
    const refusal = refusalOf(await edit(request));
    if (!refusal) {
      setSaved((before) => ({ ...before, [key]: draft[key] }));
      return undefined;
    }
    return refusal.errors?.[0]?.message ?? refusal.message;
  };
  const save = async () => {
    setSaving(true);
    const wrong: Partial<Record<LegalKey, string>> = {};
    for (const key of changed) {
      const message = await saveOne(key);
      if (message !== undefined) wrong[key] = message;
    }
    setRefused(wrong);
    setSaving(false);
    if (Object.keys(wrong).length === 0) toast.success(t`Saved`);
  };
  const sections: EditSection[] = legalKeys.map((key) => ({
    id: key,
    title: titles()[key],
    help: t`Shown at ${legalPaths[key]} of your site.`,
    hasError: refused[key] !== undefined,
    content: (
      <PageFields
        name={titles()[key]}
        isImprint={key === 'imprint'}
        draft={draft[key]}
        error={refused[key]}
        onChange={(part) => {
          setDraft((before) => ({ ...before, [key]: { ...before[key], ...part } }));
          setRefused(({ [key]: _forgiven, ...rest }) => rest);
        }}
      />
    ),
  }));
  return (
    <EditScreen
      title={t`Legal pages`}
      back={{ to: '/white-label', label: t`White Label` }}
      sections={sections}
      dirty={changed.length > 0}
      saving={saving}
      onSave={() => void save()}
      onDiscard={() => setDraft(saved)}
    />
  );
}

interface PageFieldsProps {
  name: string;
  isImprint: boolean;
  draft: PageDraft;
  error: string | undefined;
  onChange: (part: Partial<PageDraft>) => void;
}

function PageFields({ name, isImprint, draft, error, onChange }: PageFieldsProps) {
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={name}
        value={draft.mode}
        onChange={(mode) => onChange({ mode: mode === 'url' || mode === 'text' ? mode : 'none' })}
        data={[
          { value: 'none', label: isImprint ? t`None` : t`Neutral text` },
          { value: 'text', label: t`Own text` },
          { value: 'url', label: t`Page elsewhere` },
        ]}
      />
      {draft.mode === 'none' && (
        <Text size="sm" c="dimmed">
          {isImprint ? (
            <Trans>Your site shows no imprint.</Trans>
          ) : (
            <Trans>Your site shows a general text under its own name.</Trans>
          )}
        </Text>
      )}
      {draft.mode === 'url' && (
        <TextInput
          label={t`Address`}
          type="url"
          inputMode="url"
          maxLength={2048}
          value={draft.url}
          error={error}
          onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
        />
      )}
      {draft.mode === 'text' && (
        <Textarea
          label={t`Text`}
          description={t`# begins a heading, - a list; **bold**, *italic*, [words](https://…) for a link.`}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={50_000}
          value={draft.text}
          error={error}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

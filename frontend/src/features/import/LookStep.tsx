import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { EntitySelect, FormFailure, type Entity } from '@linkyard/ui';
import { useCallback, useState } from 'react';
import { refusalOf, type ApiError } from '../../shared/api/api-error.js';
import { AddressField } from '../../shared/address/AddressField.js';
import { useAddressCheck } from '../../shared/address/use-address-check.js';
import { firstEntries } from '../../shared/lists/record-filter.js';
import { useImportBuildMutation, useImportTargetsQuery, useLazyImportTargetsQuery } from './api.js';
import { addressFor, chosenOf, countWords, type Draft, type Found } from './draft.js';
import { LookPicker } from './LookPicker.js';
import css from './import.module.css';

export interface Built {
  templateId: string;
  sectionsAdded: number;
}

interface LookStepProps {
  found: Found;
  draft: Draft;
  /** The address the page was read from, if from one. */
  url: string | null;
  onBack: () => void;
  onBuilt: (built: Built) => void;
}

const latestPages = { ...firstEntries, sort: '-updatedAt' } as const;

/** Where it shall stand and how it shall look; then it is built. */
export function LookStep({ found, draft, url, onBack, onBuilt }: LookStepProps) {
  const chosen = chosenOf(draft);
  const [build, { isLoading }] = useImportBuildMutation();
  const targets = useImportTargetsQuery(latestPages);
  const [search] = useLazyImportTargetsQuery();
  const find = useCallback(
    async (searchTerm: string) => {
      const { data } = await search({ ...latestPages, searchTerm }, true).unwrap();
      return data.map((campaign) => ({ id: campaign._id, label: campaign.title }));
    },
    [search],
  );
  /** A page that there is already; null is a new one. */
  const [target, setTarget] = useState<Entity | null>(null);
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [title, setTitle] = useState(() => chosen.title.slice(0, 120));
  const [campName, setCampName] = useState(() => addressFor(chosen.title, url));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const verdict = useAddressCheck(campName);
  const addressError = refusal?.code.startsWith('campaigns.slug_') ? refusal.message : null;
  const isNew = target === null;
  const ready = !isNew || (title.trim() !== '' && campName.length >= 3 && verdict.kind !== 'refused');

  const submit = async () => {
    if (!ready || isLoading) return;
    setRefusal(null);
    const common = { preview: false as const, source: found.source, page: chosen };
    const answer = await build(
      target ? { ...common, campaignId: target.id } : { ...common, campName, title: title.trim(), templateId },
    );
    setRefusal(refusalOf(answer));
    if (answer.data?.kind === 'created') {
      onBuilt({ templateId: answer.data.campaign.templateId, sectionsAdded: answer.data.sectionsAdded });
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        {targets.data && targets.data.totalCount > 0 && (
          <EntitySelect
            label={t`Where to`}
            description={t`On a new page, or at the end of a page you have.`}
            none={t`On a new page`}
            value={target}
            onChange={setTarget}
            find={find}
          />
        )}
        {isNew && (
          <>
            <div className={css['pair']}>
              <TextInput
                label={t`Title`}
                dir="auto"
                maxLength={120}
                value={title}
                error={title.trim() === '' ? t`Title is required` : null}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
              <AddressField
                value={campName}
                verdict={verdict}
                error={addressError}
                onChange={(next) => {
                  setCampName(next);
                  setRefusal(null);
                }}
              />
            </div>
            <LookPicker value={templateId} onChange={setTemplateId} />
          </>
        )}
        {refusal && !addressError && <FormFailure message={refusal.message} requestId={refusal.requestId} />}
      </Stack>
      <div className={css['actions']} data-sticky>
        <span>
          <Trans>Bringing {countWords(chosen)}</Trans>
        </span>
        <Button variant="default" onClick={onBack} disabled={isLoading}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" loading={isLoading} disabled={!ready}>
          {isNew ? t`Build my page` : t`Add to this page`}
        </Button>
      </div>
    </form>
  );
}

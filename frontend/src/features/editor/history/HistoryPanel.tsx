import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { restoreHistory } from '@linkyard/contracts';
import { perLanguage, DateText, EmptyState, ErrorState, FormSkeleton, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { useEditorHistoryQuery, useEditorRestoreVersionMutation } from '../api.js';
import { useEditorSession } from '../store/use-editor.js';
import { CompareDialog } from './CompareDialog.js';
import css from '../properties/properties.module.css';

const reasons = perLanguage(() => ({ auto: t`While editing`, publish: t`Published`, restore: t`Before going back` }));

/** Earlier versions of everything. Going back keeps the present one as a version too. */
export function HistoryPanel() {
  const session = useEditorSession();
  const list = useEditorHistoryQuery({ templateId: session.templateId, listPerPage: 50 });
  const [restore] = useEditorRestoreVersionMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [compared, setCompared] = useState<string | null>(null);

  if (list.isLoading) return <FormSkeleton />;
  if (list.isError || !list.data) {
    return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (list.data.data.length === 0) {
    return (
      <EmptyState drawing="templates" text={t`No earlier version yet. One is kept now and then while you edit.`} />
    );
  }
  const goBack = async (id: string) => {
    setCompared(null);
    setBusy(id);
    try {
      await session.sync.flush();
      const refusal = refusalOf(await restore({ _id: id })) ?? (await session.reload());
      if (refusal) toast.error(refusal.message);
      else toast.success(translated(restoreHistory.message));
      void list.refetch();
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Text size="xs" c="dimmed" mb={8}>
        <Trans>Going back keeps what you have now as a version, so nothing is lost.</Trans>
      </Text>
      <ul className={css['versions']}>
        {list.data.data.map(({ _id, createdAt, reason }) => (
          <li key={_id}>
            <div>
              <DateText value={createdAt} />
              <small>{reasons()[reason]}</small>
            </div>
            <Group gap={4} wrap="nowrap">
              <Button size="xs" variant="subtle" onClick={() => setCompared(_id)}>
                <Trans>Compare</Trans>
              </Button>
              <Button
                size="xs"
                variant="default"
                loading={busy === _id}
                disabled={busy !== null && busy !== _id}
                onClick={() => void goBack(_id)}
              >
                <Trans>Restore</Trans>
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {compared !== null && (
        <CompareDialog versionId={compared} onRestore={() => void goBack(compared)} onClose={() => setCompared(null)} />
      )}
    </>
  );
}

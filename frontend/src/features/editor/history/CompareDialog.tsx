import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { perLanguage, DateText, ErrorState, FormSkeleton } from '@linkyard/ui';
import { useEffect, useMemo, useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useEditorHistoryVersionQuery } from '../api.js';
import { documentOf } from '../document/from-server.js';
import { blockTitle } from '../store/block-names.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { translatedRemote } from '../sync/translate-remote.js';
import { changesOn, diffOf, isThemeChanged, type PageDiff } from './diff.js';
import { MarkedPage } from './MarkedPage.js';
import { markWords } from './mark-css.js';
import css from './history.module.css';

interface CompareDialogProps {
  versionId: string;
  onRestore: () => void;
  onClose: () => void;
}

const noRevs = { template: 0, pages: {}, sections: {} };

/** An earlier version beside what is there now: what was added, changed, moved and removed since. */
export function CompareDialog({ versionId, onRestore, onClose }: CompareDialogProps) {
  const { sync } = useEditorSession();
  const now = useEditor((state) => state.document);
  const version = useEditorHistoryVersionQuery({ _id: versionId });
  const [pageId, setPageId] = useState<string | null>(null);
  const then = useMemo(() => {
    if (!version.data) return null;
    const { template, pages, sections } = version.data;
    const document = documentOf({ template, pages, sections, campaign: null });
    return translatedRemote({ document, revs: noRevs }, sync.shadow().serverIds).document;
  }, [sync, version.data]);
  const pages = useMemo(() => (then ? diffOf(then, now) : []), [now, then]);
  // The page with something to see comes first.
  useEffect(() => {
    setPageId((chosen) => chosen ?? pages.find((page) => changesOn(page) > 0)?.pageId ?? pages[0]?.pageId ?? null);
  }, [pages]);
  const page = pages.find((one) => one.pageId === pageId);
  return (
    <Modal opened onClose={onClose} title={t`Compare with now`} size="min(1000px, 100%)">
      {version.isError && <ErrorState failure={asApiError(version.error)} retry={() => void version.refetch()} />}
      {version.isLoading && <FormSkeleton />}
      {then && version.data && page && (
        <>
          <div className={css['sides']}>
            <div>
              <Text size="sm" c="dimmed" mb={8}>
                <Trans>
                  The version of <DateText value={version.data.revision.createdAt} />, beside the page as it is now.
                </Trans>
              </Text>
              <Select
                label={t`Page`}
                allowDeselect={false}
                data={pages.map((one) => ({ value: one.pageId, label: `${one.name} (${changesOn(one)})` }))}
                value={page.pageId}
                onChange={setPageId}
              />
              <Changes page={page} hasOtherTheme={isThemeChanged(then, now)} />
            </div>
            <MarkedPage page={page} document={now.pages[page.pageId] ? now : then} />
          </div>
          <Group justify="flex-end" gap="xs" mt="md">
            <Button variant="default" onClick={onClose}>
              <Trans>Keep what is there now</Trans>
            </Button>
            <Button onClick={onRestore}>
              <Trans>Restore this version</Trans>
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

const pageWords = perLanguage(() => ({
  same: '',
  changed: t`Changed since`,
  added: t`Added since`,
  removed: t`Removed since`,
}));

function Changes({ page, hasOtherTheme }: { page: PageDiff; hasOtherTheme: boolean }) {
  const differing = page.sections.filter(({ mark }) => mark !== 'same');
  if (changesOn(page) === 0 && !hasOtherTheme) {
    return (
      <p role="status">
        <Trans>This page is as it was.</Trans>
      </p>
    );
  }
  return (
    <ul className={css['changes']} aria-label={t`Differences`}>
      {hasOtherTheme && (
        <li>
          <span>
            <Trans>Theme and name</Trans>
          </span>
          <small>{markWords().changed}</small>
        </li>
      )}
      {page.mark !== 'same' && (
        <li>
          <span>
            <Trans>The page itself</Trans>
          </span>
          <small>{pageWords()[page.mark]}</small>
        </li>
      )}
      {differing.map(({ section, mark }) => (
        <li key={section._id}>
          <span>{blockTitle(section)}</span>
          <small>{markWords()[mark]}</small>
        </li>
      ))}
    </ul>
  );
}

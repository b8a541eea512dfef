import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { CampaignView } from '@linkyard/contracts';
import { EmptyState, ListScreen, useTableState } from '@linkyard/ui';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { LimitLine } from '../../shared/limits/LimitLine.js';
import { NewPageDialog } from '../../shared/templates/NewPageDialog.js';
import { useFeatures } from '../../shared/feature/features-context.js';
import { useMyLinksQuery } from './api.js';
import { DeleteDialog } from './DeleteDialog.js';
import { LinkCard } from './LinkCard.js';
import { LinkCardsSkeleton } from './LinkCardsSkeleton.js';
import { orders, requestOf, stateFilter, tableOptions, type Asked } from './link-query.js';
import { NewPageMenu } from './NewPageMenu.js';
import { RenameDialog } from './RenameDialog.js';
import { ShareDialog } from './ShareDialog.js';
import { useLinkedDialog } from './use-linked-dialog.js';
import css from './my-links.module.css';

/** Every link page of the account. */
export function MyLinksScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useMyLinksQuery(requestOf(state));
  const [asked, setAsked] = useState<{ what: Asked; id: string } | null>(null);
  const dialog = useLinkedDialog();
  const isRefreshing = list.isFetching && !list.isLoading;

  return (
    <ListScreen
      title={t`My Links`}
      purpose={t`Your pages, where they stand and how they do.`}
      action={<NewPageMenu onImport={() => dialog.open('import')} onEmpty={() => dialog.open('empty')} />}
      above={<LimitLine kind="campaigns" noun={t`pages`} shown={list.data} />}
      name="my-links"
      label={t`Pages`}
      searchPlaceholder={t`Title or address`}
      list={list}
      state={state}
      onChange={change}
      filters={[stateFilter()]}
      cards={{
        orders: orders(),
        skeleton: <LinkCardsSkeleton />,
        render: (rows) => (
          <div className={css['cards']} data-refreshing={isRefreshing || undefined}>
            {rows.map((entry) => (
              <LinkCard key={entry._id} campaign={entry} onAsk={(what) => setAsked({ what, id: entry._id })} />
            ))}
          </div>
        ),
      }}
      empty={<NoPages onImport={() => dialog.open('import')} />}
    >
      <Dialogs shown={list.data?.data ?? []} asked={asked} onDone={() => setAsked(null)} linked={dialog} />
    </ListScreen>
  );
}

interface DialogsProps {
  shown: readonly CampaignView[];
  asked: { what: Asked; id: string } | null;
  onDone: () => void;
  linked: ReturnType<typeof useLinkedDialog>;
}

/** What a card or a link from elsewhere opens above the list. */
function Dialogs({ shown, asked, onDone, linked }: DialogsProps) {
  const ImportDialog = useFeatures().find((feature) => feature.ImportDialog)?.ImportDialog;
  const wanted = asked ?? (linked.shareId ? { what: 'share', id: linked.shareId } : null);
  const campaign = shown.find(({ _id }) => _id === wanted?.id) ?? null;
  const of = (kind: Asked) => (wanted?.what === kind ? campaign : null);
  const close = () => {
    onDone();
    if (linked.shareId) linked.close();
  };
  return (
    <>
      <ShareDialog campaign={of('share')} onClose={close} />
      <RenameDialog campaign={of('rename')} onClose={close} />
      <DeleteDialog campaign={of('delete')} onClose={close} />
      <NewPageDialog
        start={linked.shown === 'empty' ? { templateId: null, name: '' } : null}
        onClose={() => linked.close()}
      />
      {ImportDialog && linked.everShown('import') && (
        <Suspense fallback={null}>
          <ImportDialog opened={linked.shown === 'import'} onClose={linked.close} />
        </Suspense>
      )}
    </>
  );
}

function NoPages({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      drawing="links"
      text={t`Your first page starts here.`}
      hint={t`Pick a finished look, or bring the links you already have somewhere else.`}
      action={
        <Group gap="xs" justify="center">
          <Button component={Link} to="/templates">
            <Trans>Pick a template</Trans>
          </Button>
          <Button variant="default" onClick={onImport}>
            <Trans>Import a page you have</Trans>
          </Button>
        </Group>
      }
    />
  );
}

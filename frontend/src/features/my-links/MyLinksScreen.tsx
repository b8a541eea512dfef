import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Select } from '@mantine/core';
import type { CampaignView } from '@linkyard/contracts';
import {
  EmptyState,
  ErrorState,
  FilterChip,
  PageHead,
  Pager,
  SearchField,
  useTableState,
  type TableState,
} from '@linkyard/ui';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../shared/api/api-error.js';
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
  const shown = list.data?.data ?? [];
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const isEmpty = list.data?.totalCount === 0 && !isNarrowed;

  return (
    <>
      <PageHead
        title={t`My Links`}
        purpose={t`Your pages, where they stand and how they do.`}
        action={<NewPageMenu onImport={() => dialog.open('import')} onEmpty={() => dialog.open('empty')} />}
      />
      {!isEmpty && <Tools state={state} change={change} />}
      {list.isError && !list.data && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isLoading && <LinkCardsSkeleton />}
      {isEmpty && <NoPages onImport={() => dialog.open('import')} />}
      {list.data && shown.length === 0 && isNarrowed && (
        <EmptyState
          drawing="search"
          text={t`No page matches this search.`}
          action={
            <Button variant="default" onClick={() => change({ search: '', filters: {} })}>
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        />
      )}
      <div className={css['cards']} data-refreshing={(list.isFetching && !list.isLoading) || undefined}>
        {shown.map((entry) => (
          <LinkCard key={entry._id} campaign={entry} onAsk={(kind) => setAsked({ what: kind, id: entry._id })} />
        ))}
      </div>
      {list.data && list.data.pageCounts > 1 && (
        <Pager
          current={list.data.currentPage}
          pageCounts={list.data.pageCounts}
          total={list.data.totalCount}
          perPage={list.data.listPerPage}
          onPage={(page) => change({ page })}
        />
      )}
      <Dialogs shown={shown} asked={asked} onDone={() => setAsked(null)} linked={dialog} />
    </>
  );
}

interface ToolsProps {
  state: TableState;
  change: (part: Partial<TableState>) => void;
}

function Tools({ state, change }: ToolsProps) {
  return (
    <div className={css['tools']}>
      <SearchField
        label={t`Search pages`}
        placeholder={t`Title or address`}
        value={state.search}
        onSearch={(search) => change({ search })}
      />
      <FilterChip filter={stateFilter()} state={state} onChange={change} />
      <Select
        className={css['order'] ?? ''}
        aria-label={t`Order`}
        data={[...orders()]}
        value={orders().find(({ value }) => value === state.sort)?.value ?? '-updatedAt'}
        onChange={(sort) => change({ sort: sort === '-updatedAt' ? '' : (sort ?? '') })}
      />
    </div>
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
    <div className={css['empty']}>
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
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { objectId } from '@linkyard/contracts';
import {
  CardsSkeleton,
  EmptyState,
  ErrorState,
  PageHead,
  Pager,
  SearchField,
  useTableState,
  type TableState,
} from '@linkyard/ui';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../shared/api/api-error.js';
import { useGalleryTemplatesQuery } from '../../shared/templates/api.js';
import { categoryName } from '../../shared/templates/category-name.js';
import { NewPageDialog, type StartingPoint } from '../../shared/templates/NewPageDialog.js';
import { PreviewDialog } from './preview/PreviewDialog.js';
import { TemplateCard } from '../../shared/templates/TemplateCard.js';
import css from './templates.module.css';

const tableOptions = {
  sorts: [],
  filters: { category: (value: string) => objectId.safeParse(value).success },
};

/** The list call as the address of the screen asks for it. */
function useTemplates({ page, search, filters: { category } }: TableState) {
  return useGalleryTemplatesQuery({
    kind: 'link',
    owner: 'catalogue',
    page,
    listPerPage: 24,
    sort: 'sortOrder',
    ...(category ? { categoryId: category } : {}),
    ...(search ? { searchTerm: search } : {}),
  });
}

/** The gallery: starters by category, seen as their visitors see them, made one's own in two fields. */
export function TemplatesScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useTemplates(state);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [start, setStart] = useState<StartingPoint | null>(null);
  const shown = list.data?.data ?? [];
  const at = shown.findIndex(({ _id }) => _id === previewed);
  const template = shown[at] ?? null;
  const neighbour = (step: 1 | -1) => {
    const next = shown[at + step];
    return next && at >= 0 ? () => setPreviewed(next._id) : null;
  };
  const use = (chosen: { _id: string; name: string }) => setStart({ templateId: chosen._id, name: chosen.name });

  return (
    <>
      <PageHead
        title={t`Templates`}
        purpose={t`Whole pages to begin with. Every colour, font and block can be changed later.`}
        action={
          <Button variant="default" onClick={() => setStart({ templateId: null, name: '' })}>
            <Trans>Start empty</Trans>
          </Button>
        }
      />
      <Tools state={state} change={change} categories={list.data?.categories ?? []} />
      {list.isError && !list.data && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isLoading && <CardsSkeleton pictureHeight={320} />}
      {list.data && (
        <Gallery
          templates={list.data}
          refreshing={list.isFetching}
          state={state}
          change={change}
          onPreview={setPreviewed}
          onUse={use}
        />
      )}
      <PreviewDialog
        template={template}
        onClose={() => setPreviewed(null)}
        onPrevious={neighbour(-1)}
        onNext={neighbour(1)}
        onUse={() => {
          setPreviewed(null);
          if (template) use(template);
        }}
      />
      <NewPageDialog start={start} onClose={() => setStart(null)} />
    </>
  );
}

type TemplatePage = NonNullable<ReturnType<typeof useTemplates>['data']>;

interface ToolsProps {
  state: TableState;
  change: (part: Partial<TableState>) => void;
  categories: TemplatePage['categories'];
}

function Tools({ state, change, categories }: ToolsProps) {
  const chosen = state.filters['category'];
  return (
    <div className={css['tools']}>
      <div className={css['categories']} role="group" aria-label={t`Category`}>
        <Chip pressed={!chosen} onClick={() => change({ filters: {} })}>
          <Trans>All</Trans>
        </Chip>
        {categories
          .filter(({ templatesCount, _id }) => templatesCount > 0 || _id === chosen)
          .map(({ _id, name }) => (
            <Chip key={_id} pressed={_id === chosen} onClick={() => change({ filters: { category: _id } })}>
              {categoryName(name)}
            </Chip>
          ))}
      </div>
      <SearchField
        label={t`Search templates`}
        placeholder={t`Search templates`}
        value={state.search}
        onSearch={(search) => change({ search })}
      />
    </div>
  );
}

interface GalleryProps extends Pick<ToolsProps, 'state' | 'change'> {
  templates: TemplatePage;
  refreshing: boolean;
  onPreview: (id: string) => void;
  onUse: (template: { _id: string; name: string }) => void;
}

function Gallery({ templates, refreshing, state, change, onPreview, onUse }: GalleryProps) {
  const categoryOf = (id: string | null) =>
    categoryName(templates.categories.find(({ _id }) => _id === id)?.name ?? '');
  return (
    <>
      {templates.data.length === 0 && (
        <EmptyState
          drawing="templates"
          text={state.search ? t`No template matches this search.` : t`No template in this category yet.`}
          action={
            <Button variant="default" onClick={() => change({ search: '', filters: {} })}>
              <Trans>Show all templates</Trans>
            </Button>
          }
        />
      )}
      <div className={css['gallery']} data-refreshing={refreshing || undefined}>
        {templates.data.map((entry) => (
          <TemplateCard
            key={entry._id}
            template={entry}
            category={categoryOf(entry.categoryId)}
            onPreview={() => onPreview(entry._id)}
            onUse={() => onUse(entry)}
          />
        ))}
      </div>
      {templates.pageCounts > 1 && (
        <Pager
          current={templates.currentPage}
          pageCounts={templates.pageCounts}
          total={templates.totalCount}
          perPage={templates.listPerPage}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
}

function Chip({ pressed, onClick, children }: { pressed: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={css['chip']} aria-pressed={pressed} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}

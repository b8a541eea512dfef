import type { ReactNode } from 'react';
import { z } from 'zod';
import { CardList, type Cards } from '../data-table/CardList.js';
import { DataTable, type DataTableProps } from '../data-table/DataTable.js';
import type { ListFrameProps, TablePage } from '../data-table/ListFrame.js';
import { PageHead } from '../page-head/PageHead.js';
import { failureOf } from '../states/failure-of.js';
import type { Failure } from '../states/ErrorState.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import { ExportButton } from './ExportButton.js';
import { useKeptChoice } from './kept-choice.js';
import { SavedViews } from './SavedViews.js';
import { useExistingPage } from './use-existing-page.js';
import css from './ListScreen.module.css';

/** What a list call's hook answers; the result of an RTK Query hook has this shape. */
export interface ListAnswer<Page> {
  data?: Page | undefined;
  isLoading: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

type FromFrame<Row extends object> = Pick<
  ListFrameProps<Row>,
  | 'label'
  | 'state'
  | 'onChange'
  | 'searchPlaceholder'
  | 'filters'
  | 'moreFilters'
  | 'toolsEnd'
  | 'empty'
  | 'noMatch'
  | 'keepsTools'
  | 'bulkActions'
>;
type FromTable<Row extends object> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowName' | 'onRowOpen'>;

interface ListScreenBase<Row extends object> extends FromFrame<Row> {
  title: string;
  /** One line of what this list is for. */
  purpose?: ReactNode;
  /** At most one primary action. */
  action?: ReactNode;
  /** Between head and list: figures, or what needs attention. */
  above?: ReactNode;
  /** Beside the list from 1,024 px: places with rows of their own, such as folders. */
  aside?: ReactNode;
  /** Under which saved views and columns are remembered: 'orders'. */
  name: string;
  list: ListAnswer<TablePage<Row>>;
  /** Exports what is shown; resolves to why it was refused, or nothing. */
  onExport?: () => Promise<Failure | null | undefined>;
  exportLabel?: string;
  /** Beside the list: the RecordDrawer and dialogs. */
  children?: ReactNode;
}

export type TableListProps<Row extends object> = ListScreenBase<Row> & FromTable<Row> & { cards?: undefined };
/** Rows drawn as cards or tiles in place of a table. */
export type CardListProps<Row extends object> = ListScreenBase<Row> & {
  [Key in keyof FromTable<Row>]?: undefined;
} & { cards: Cards<Row> };
export type ListScreenProps<Row extends object> = TableListProps<Row> | CardListProps<Row>;

const keys = z.array(z.string()).readonly();
const none: readonly string[] = [];

/**
 * A list of anything, as a table or as cards: head, search, filters, views, order, bulk actions, paging. Its state is
 * the address's: hand on what useTableState answers.
 * @source look.md "Screens to come"
 */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, purpose, action, above, aside, children } = props;
  const body = props.cards ? <CardsOf {...props} cards={props.cards} /> : <TableOf {...props} />;
  return (
    <div data-wide={props.cards ? undefined : true}>
      <PageHead title={title} purpose={purpose} action={action} />
      {above}
      {aside ? (
        <div className={css['columns']}>
          <div className={css['aside']}>{aside}</div>
          {body}
        </div>
      ) : (
        body
      )}
      {children}
    </div>
  );
}

/** What the table or the cards add to the frame. */
type FromVariant = 'render' | 'skeleton' | 'chosen' | 'onClearChosen';

/** The list call and the tools as the frame of either variant takes them. */
function useFrame<Row extends object>(props: ListScreenBase<Row>): Omit<ListFrameProps<Row>, FromVariant> {
  const { name, list, label, state, onChange, empty, aside, onExport, exportLabel } = props;
  const { searchPlaceholder, filters, moreFilters, noMatch, bulkActions, keepsTools = false } = props;
  const isLeaving = useExistingPage(list, state, onChange);
  return {
    ...{ label, state, onChange, empty, moreFilters, noMatch },
    ...(searchPlaceholder ? { searchPlaceholder } : {}),
    ...(filters ? { filters } : {}),
    ...(bulkActions ? { bulkActions } : {}),
    keepsTools: keepsTools || Boolean(aside),
    page: list.data,
    loading: list.isLoading || isLeaving,
    refreshing: list.isFetching && !list.isLoading,
    failure: list.isError ? failureOf(list.error) : undefined,
    retry: () => void list.refetch(),
    views: <SavedViews list={name} state={state} onChange={onChange} />,
    toolsEnd: (
      <>
        {props.toolsEnd}
        {onExport && <ExportButton label={exportLabel} onExport={onExport} />}
      </>
    ),
  };
}

function TableOf<Row extends object>(props: ListScreenBase<Row> & FromTable<Row>) {
  const { columns, rowKey, rowName, onRowOpen, name } = props;
  const { toolsEnd, ...frame } = useFrame(props);
  const [hidden, setHidden] = useKeptChoice(`${name}-columns`, keys, none);
  // The heading of a card identifies the row, so it cannot be hidden.
  const optional = columns.filter((column) => column.onCard !== 'title');
  return (
    <DataTable
      {...frame}
      {...{ columns, rowKey }}
      {...(rowName ? { rowName } : {})}
      {...(onRowOpen ? { onRowOpen } : {})}
      hiddenColumns={hidden.filter((key) => optional.some((column) => column.key === key))}
      columnsMenu={optional.length > 1 && <ColumnsMenu columns={optional} hidden={hidden} onChange={setHidden} />}
      tools={toolsEnd}
    />
  );
}

function CardsOf<Row extends object>({ cards, ...props }: ListScreenBase<Row> & { cards: Cards<Row> }) {
  return <CardList {...useFrame(props)} cards={cards} />;
}

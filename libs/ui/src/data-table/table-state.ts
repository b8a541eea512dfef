/** What a table shows, as kept in the URL. */
export interface TableState {
  page: number;
  search: string;
  /** A column's sort key; '-' before it means descending. Empty: the list's own order. */
  sort: string;
  /** Filter key → chosen value. */
  filters: Record<string, string>;
  density: 'comfortable' | 'compact';
}

export interface TableStateOptions {
  /** Sort keys offered; anything else in the URL is ignored. */
  sorts: readonly string[];
  /** Filter keys and the values each offers, or a test for values that are not known beforehand (a day, an id). */
  filters: Record<string, readonly string[] | ((value: string) => boolean)>;
}

const offers = (values: TableStateOptions['filters'][string], value: string) =>
  typeof values === 'function' ? values(value) : values.includes(value);

/** Reads a URL's query; what is not offered is treated as absent, so an old link still opens. */
export function readTableState(params: URLSearchParams, options: TableStateOptions): TableState {
  const page = Number(params.get('page') ?? '1');
  const sort = params.get('sort') ?? '';
  const filters: Record<string, string> = {};
  for (const [key, values] of Object.entries(options.filters)) {
    const chosen = params.get(key);
    if (chosen !== null && offers(values, chosen)) filters[key] = chosen;
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    // `search` is how links from elsewhere ask for a name.
    search: (params.get('q') ?? params.get('search') ?? '').slice(0, 120),
    sort: options.sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    filters,
    density: params.get('density') === 'compact' ? 'compact' : 'comfortable',
  };
}

/** Writes the state over a query, leaving parameters of others alone and defaults out. */
export function writeTableState(before: URLSearchParams, state: TableState, options: TableStateOptions) {
  const after = new URLSearchParams(before);
  const put = (key: string, value: string) => (value ? after.set(key, value) : after.delete(key));
  put('page', state.page > 1 ? String(state.page) : '');
  put('q', state.search.trim());
  after.delete('search');
  put('sort', state.sort);
  put('density', state.density === 'compact' ? 'compact' : '');
  for (const key of Object.keys(options.filters)) put(key, state.filters[key] ?? '');
  return after;
}

/** The next order of a column: ascending, descending, the list's own. */
export function nextSort(current: string, key: string): string {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? '' : key;
}

/** Up to two page numbers each side of the current one. @source spec 2 "White Label screen", paging */
export function pageWindow(current: number, pageCounts: number): number[] {
  const first = Math.max(1, current - 2);
  const last = Math.min(pageCounts, current + 2);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The serial number of a row: (page-1)*perPage+row, counted from 1. @source spec 2 */
export const serialNumber = (page: number, listPerPage: number, index: number) => (page - 1) * listPerPage + index + 1;

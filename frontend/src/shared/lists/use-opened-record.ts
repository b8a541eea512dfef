import { t } from '@lingui/core/macro';
import type { Failure } from '@linkyard/ui';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../api/api-error.js';

interface Row {
  _id: string;
}

/** Which record of a list is open beside it, kept in the address (`?order=…`), and its neighbours among the rows shown. */
export function useOpenedRow<Shown extends Row>(param: string, rows: readonly Shown[]) {
  const [params, setParams] = useSearchParams();
  const id = params.get(param);
  const at = rows.findIndex(({ _id }) => _id === id);
  const open = (next: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(param, next);
        else after.delete(param);
        return after;
      },
      { replace: id !== null, preventScrollReset: true },
    );
  const step = (by: 1 | -1) => {
    const next = at >= 0 ? rows[at + by] : undefined;
    return next ? () => open(next._id) : null;
  };
  return {
    id,
    /** As the list has it; null where it is not on this page. */
    row: rows[at] ?? null,
    open,
    steps: { onClose: () => open(null), onPrevious: step(-1), onNext: step(1) },
  };
}
export type OpenedRow<Shown extends Row> = Omit<ReturnType<typeof useOpenedRow<Shown>>, 'open'>;

interface Read {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * What a drawer shows: the record as its own call reads it, which finds it on any page of the list; until that has
 * answered, as the list has it.
 * @param missing that there is no such record, in one sentence
 */
export function shownRecord<Shown extends Row>(
  { id, row }: Pick<OpenedRow<Shown>, 'id' | 'row'>,
  read: Read & { record: Shown | undefined },
  missing: string,
): { record: Shown | null; loading: boolean; failure?: Failure; retry?: () => void } {
  const record = id === null ? null : read.record?._id === id ? read.record : row;
  if (id === null || record !== null || !read.isError) return { record, loading: id !== null && record === null };
  const error = asApiError(read.error);
  // An address with a wrong id is refused before anything is looked up.
  const isMissing = error.code === 'core.not_found' || error.httpStatus === 422;
  if (!isMissing) return { record, loading: false, failure: error, retry: () => void read.refetch() };
  const hint = t`It may have been deleted, or it belongs to another account.`;
  return { record, loading: false, failure: { message: `${missing} ${hint}` } };
}

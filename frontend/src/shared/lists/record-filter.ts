import { t } from '@lingui/core/macro';
import type { Entity, TableFilter } from '@linkyard/ui';

/** The first entries of a list, by which a filter knows whether all of them fit into a menu. */
export const firstEntries = { listPerPage: 20 } as const;

interface RecordFilter {
  key: string;
  label: string;
  /** The id in the address, if the table is filtered. */
  value: string | undefined;
  /** The first of the records, and how many there are. */
  first: { entries: readonly Entity[]; total: number } | undefined;
  /** The one that the table is filtered by, where it is not among the first. */
  chosen: { label: string | undefined; isGone: boolean };
  /** Asks the server. Keep its identity between renders. */
  find: (searchTerm: string) => Promise<readonly Entity[]>;
}

/** A filter by one of the account's own records: a menu of a few, a search among many. Without a choice there is none. */
export function recordFilter({ key, label, value, first, chosen, find }: RecordFilter): TableFilter[] {
  if (!first || (first.total < 2 && value === undefined)) return [];
  const options = first.entries.map((entry) => ({ value: entry.id, label: entry.label }));
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const named = chosen.label ?? (chosen.isGone ? t`Deleted` : '…');
  return [
    {
      ...{ key, label },
      options: isKnown ? options : [...options, { value, label: named }],
      ...(first.total > first.entries.length ? { find } : {}),
    },
  ];
}

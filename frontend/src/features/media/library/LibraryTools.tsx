import { t } from '@lingui/core/macro';
import { ActionIcon, Checkbox, Select, Tooltip } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { SearchField, type TableState } from '@linkyard/ui';
import { isDeletedView, kindChoices, sortChoices } from './library-query.js';
import { ShelfSheet } from './shelves/ShelfSheet.js';
import type { LibraryLook } from './use-library-view.js';
import css from './library.module.css';

interface LibraryToolsProps {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
  look: LibraryLook;
  onLook: (look: LibraryLook) => void;
  /** How many are in sight, and how many of them are chosen. */
  shown: number;
  chosen: number;
  onAll: (isAll: boolean) => void;
}

/** Everything above the files: search, kinds, where one is, select all, order, look. */
export function LibraryTools({ state, onChange, look, onLook, shown, chosen, onAll }: LibraryToolsProps) {
  const kind = state.filters['kind'] ?? '';
  const choose = (value: string) => {
    const { kind: _old, ...others } = state.filters;
    onChange({ filters: value ? { ...others, kind: value } : others });
  };
  const other = look === 'grid' ? 'list' : 'grid';
  const LookIcon = look === 'grid' ? IconList : IconLayoutGrid;
  return (
    <div className={css['tools']}>
      <SearchField
        label={t`Search media`}
        placeholder={t`Search here`}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className={css['where']}>
        <div className={css['sheetChip']}>
          <ShelfSheet state={state} onChange={onChange} />
        </div>
        <div className={css['kinds']} role="group" aria-label={t`Kinds`}>
          {kindChoices().map(({ value, label }) => (
            <button key={value} type="button" aria-pressed={kind === value} onClick={() => choose(value)}>
              {label}
            </button>
          ))}
        </div>
      </div>
      {shown > 0 && (
        <div className={css['row']}>
          <Checkbox
            label={t`Select all`}
            checked={chosen === shown}
            indeterminate={chosen > 0 && chosen < shown}
            onChange={(event) => onAll(event.currentTarget.checked)}
          />
          {!isDeletedView(state) && (
            <Select
              className={css['order'] ?? ''}
              aria-label={t`Order`}
              data={[...sortChoices()]}
              value={state.sort || 'newest'}
              onChange={(sort) => onChange({ sort: sort === 'newest' ? '' : (sort ?? '') })}
            />
          )}
          <Tooltip label={other === 'list' ? t`Show as a list` : t`Show as a grid`}>
            <ActionIcon
              className={css['look'] ?? ''}
              aria-label={other === 'list' ? t`Show as a list` : t`Show as a grid`}
              onClick={() => onLook(other)}
            >
              <LookIcon size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Button, CloseButton, Menu, TextInput } from '@mantine/core';
import { IconCheck, IconFilter, IconSearch, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { withinSentence } from '../language/language.js';
import type { FindEntities } from '../entity-picker/use-found.js';
import { SearchedFilter } from './SearchedFilter.js';
import type { TableState } from './table-state.js';
import css from './DataTable.module.css';

export interface TableFilter {
  key: string;
  label: string;
  options: readonly FilterOption[];
  /** Where there are more than `options`, which then only name the choice: finds them by a text. Keep its identity. */
  find?: FindEntities;
}
export interface FilterOption {
  value: string;
  label: string;
}

interface TableToolsProps {
  label: string;
  placeholder: string | undefined;
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
  filters: readonly TableFilter[];
  moreFilters: ReactNode;
  views: ReactNode;
  end: ReactNode;
}

/** How long typing may rest before it searches, milliseconds. */
const restMs = 250;

/** Everything above the rows: search, chips of filters, and at the end what the way of drawing them offers. */
export function TableTools(props: TableToolsProps) {
  const { label, placeholder, state, onChange, filters, moreFilters, views, end } = props;
  return (
    <div className={css['tools']}>
      <SearchField
        label={t`Search ${withinSentence(label)}`}
        placeholder={placeholder ?? t`Search here`}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      {filters.map((filter) => (
        <FilterChip key={filter.key} filter={filter} state={state} onChange={onChange} />
      ))}
      {moreFilters}
      {views}
      <div className={css['toolsEnd']}>{end}</div>
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing rests, at once on Enter; the icon becomes a clear icon once a search is active. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // What the field knows was asked for, by itself (sent) and in the address (seen).
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Its own words come back later than the next ones are typed; only what others ask for replaces them.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const search = useCallback(
    (text: string) => {
      setSent(text);
      onSearch(text);
    },
    [onSearch],
  );
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => search(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, value, search]);

  return (
    <TextInput
      className={css['search']}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed.trim());
        if (event.key === 'Escape' && typed) {
          event.stopPropagation();
          setTyped('');
          search('');
        }
      }}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton
            size="sm"
            aria-label={t`Clear search`}
            onClick={() => {
              setTyped('');
              search('');
            }}
          />
        ) : null
      }
    />
  );
}

interface FilterChipProps {
  filter: TableFilter;
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

/** One filter as a chip: dashed while it filters nothing, with its choice and a cross once it does. A filter of one choice is a switch. */
export function FilterChip({ filter, state, onChange }: FilterChipProps) {
  const value = state.filters[filter.key];
  const chosen = filter.options.find((option) => option.value === value);
  const [only, ...others] = filter.options;
  const choose = (next: string | null) => {
    const { [filter.key]: _old, ...rest } = state.filters;
    onChange({ filters: next === null ? rest : { ...rest, [filter.key]: next } });
  };
  if (only && others.length === 0 && !filter.find) {
    return (
      <span className={css['chip']} data-on={chosen ? true : undefined}>
        <Button
          variant="transparent"
          className={css['chipButton'] ?? ''}
          aria-pressed={Boolean(chosen)}
          onClick={() => choose(chosen ? null : only.value)}
        >
          {filter.label}
        </Button>
      </span>
    );
  }
  const button = (
    <Button
      variant="transparent"
      className={css['chipButton'] ?? ''}
      leftSection={chosen ? null : <IconFilter size={14} stroke={1.5} aria-hidden />}
    >
      {filter.label}
      {chosen && <b>: {chosen.label}</b>}
    </Button>
  );
  return (
    <span className={css['chip']} data-on={chosen ? true : undefined}>
      {filter.find ? (
        <SearchedFilter label={filter.label} find={filter.find} value={value} onChoose={choose}>
          {button}
        </SearchedFilter>
      ) : (
        <Menu position="bottom-start">
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            {filter.options.map((option) => (
              <Menu.Item
                key={option.value}
                onClick={() => choose(option.value)}
                rightSection={option.value === value ? <IconCheck size={14} stroke={1.5} /> : null}
              >
                {option.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {chosen && (
        <button
          type="button"
          className={css['chipClear']}
          aria-label={t`Clear ${filter.label}`}
          onClick={() => choose(null)}
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </button>
      )}
    </span>
  );
}

import { t } from '@lingui/core/macro';
import { Combobox, useCombobox } from '@mantine/core';
import { cloneElement, useState, type ReactElement } from 'react';
import { FoundOptions, retryValue } from '../entity-picker/FoundOptions.js';
import { useFound, type FindEntities } from '../entity-picker/use-found.js';

interface SearchedFilterProps {
  label: string;
  find: FindEntities;
  /** The id that the table is filtered by. */
  value: string | undefined;
  onChoose: (id: string) => void;
  /** The button that opens it. */
  children: ReactElement<{ onClick?: () => void }>;
}

/** The choice of a filter that has more entries than a menu can list: a search field, and what it finds. */
export function SearchedFilter({ label, find, value, onChoose, children }: SearchedFilterProps) {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  const found = useFound(find, search.trim(), combobox.dropdownOpened);
  const choose = (id: string) => {
    if (id === retryValue) return found.retry();
    onChoose(id);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={280} position="bottom-start" shadow="md" withinPortal>
      <Combobox.Target targetType="button">
        {cloneElement(children, { onClick: () => combobox.toggleDropdown() })}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label={t`Search ${label}`}
          placeholder={t`Search here`}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
          <FoundOptions found={found} isChosen={(id) => id === value} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

import { Loader, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFound, type Entity, type FindEntities } from './use-found.js';

interface EntitySelectProps extends Pick<SelectProps, 'label' | 'aria-label' | 'description' | 'error'> {
  /** What is chosen, with the words to show it by; null is `none`. */
  value: Entity | null;
  onChange: (value: Entity | null) => void;
  /** The first option, which is none of the things found. */
  none: string;
  /** Keep its identity between renders. */
  find: FindEntities;
}

const noneValue = '';

/** One of the account's own things, or none of them, searched for in a field that shows the choice. */
export function EntitySelect({ value, onChange, none, find, ...field }: EntitySelectProps) {
  const shown = value?.label ?? none;
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(shown);
  // Also a choice that is made or named elsewhere.
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    setSeen(shown);
    setTyped(shown);
  }
  // The field shows the choice until something else is typed.
  const found = useFound(find, typed === shown ? '' : typed.trim(), opened);
  const isListed = value === null || found.entities.some(({ id }) => id === value.id);
  const entities = isListed ? found.entities : [value, ...found.entities];
  return (
    <Select
      {...field}
      searchable
      allowDeselect={false}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      // The server has searched.
      filter={({ options }) => options}
      rightSection={opened && found.state === 'loading' ? <Loader size={16} /> : undefined}
      data={[{ value: noneValue, label: none }, ...entities.map(({ id, label }) => ({ value: id, label }))]}
      value={value?.id ?? noneValue}
      onChange={(id) => onChange(entities.find((entity) => entity.id === id) ?? null)}
    />
  );
}

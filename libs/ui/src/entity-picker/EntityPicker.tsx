import { t } from '@lingui/core/macro';
import { Combobox, Loader, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FoundOptions, retryValue } from './FoundOptions.js';
import { useFound, type Entity, type FindEntities } from './use-found.js';
import css from './EntityPicker.module.css';

export interface EntityPickerProps {
  label: string;
  /** What is chosen, with the words to show it by. */
  value: readonly Entity[];
  onChange: (value: readonly Entity[]) => void;
  /** Keep its identity between renders. */
  find: FindEntities;
  /** How many may be chosen; 1 replaces the choice. Default: any number. */
  max?: number;
  placeholder?: string;
  /** Shown when a search finds nothing. */
  nothingFound?: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Chooses one or several of the account's own things by searching for them. */
export function EntityPicker(props: EntityPickerProps) {
  const { value, onChange, find, max = Infinity, nothingFound = t`Nothing found`, disabled } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const found = useFound(find, search.trim(), combobox.dropdownOpened);
  const isChosen = (id: string) => value.some((entity) => entity.id === id);

  const choose = (id: string) => {
    if (id === retryValue) return found.retry();
    const entity = found.entities.find((candidate) => candidate.id === id);
    if (isChosen(id)) onChange(value.filter((chosen) => chosen.id !== id));
    else if (entity) onChange(max === 1 ? [entity] : [...value, entity].slice(0, max));
    setSearch('');
    if (max === 1) combobox.closeDropdown();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && search === '') onChange(value.slice(0, -1));
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md" disabled={disabled}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={props.label}
          description={props.description}
          error={props.error}
          required={props.required}
          disabled={disabled}
          size="sm"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rightSection={found.state === 'loading' && combobox.dropdownOpened ? <Loader size={16} /> : null}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((entity) => (
              <Pill
                key={entity.id}
                size="md"
                withRemoveButton={!disabled}
                removeButtonProps={{ 'aria-label': t`Remove ${entity.label}`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => onChange(value.filter((chosen) => chosen.id !== entity.id))}
              >
                <bdi>{entity.label}</bdi>
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                miw={60}
                aria-label={props.label}
                placeholder={value.length === 0 ? (props.placeholder ?? t`Search here`) : ''}
                value={search}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} className={css['options'] ?? ''} aria-label={props.label}>
          <FoundOptions
            found={found}
            isChosen={isChosen}
            isFull={max > 1 && value.length >= max}
            nothingFound={nothingFound}
          />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

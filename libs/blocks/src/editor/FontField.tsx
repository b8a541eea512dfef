import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloseButton, Combobox, Group, Input, InputBase, Text, useCombobox } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { perLanguage } from '@linkyard/ui/language';
import { useState } from 'react';
import { type FontFamily, fontFamilies, fontKinds, fontOf } from '../kit/fonts.js';
import { FontSample } from './FontSample.js';

export interface FontFieldProps {
  label: string;
  value: string | undefined;
  onChange: (next: string | undefined) => void;
  clearable?: boolean;
}

const kindNames = perLanguage(
  () =>
    ({
      sans: t`Sans serif`,
      serif: t`Serif`,
      display: t`Display`,
      hand: t`Handwriting`,
      mono: t`Monospaced`,
    }) as const,
);
const maxRecent = 5;
/** Scripts worth a word beside the name: those that not every family has. */
const rareScripts: () => Record<string, string> = perLanguage(() => ({
  arabic: t`Arabic`,
  hebrew: t`Hebrew`,
  devanagari: t`Devanagari`,
  thai: t`Thai`,
}));
const slicedScripts: () => Record<string, string> = perLanguage(() => ({
  JP: t`Japanese`,
  KR: t`Korean`,
  SC: t`Chinese`,
  TC: t`Chinese`,
}));

function scriptsOf({ name, scripts, isSliced }: FontFamily): string {
  if (isSliced) return slicedScripts()[name.slice(-2)] ?? '';
  return scripts
    .split(' ')
    .flatMap((script) => rareScripts()[script] ?? [])
    .join(', ');
}
const searchText = (family: FontFamily) =>
  `${family.name} ${kindNames()[family.kind]} ${scriptsOf(family)} ${family.scripts}`.toLowerCase();

function Option({ family, group }: { family: FontFamily; group: string }) {
  return (
    <Combobox.Option value={`${group}/${family.name}`} mih={40}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <FontSample family={family} />
        <Text span size="xs" c="dimmed" ta="end">
          {scriptsOf(family)}
        </Text>
      </Group>
    </Combobox.Option>
  );
}

/** One of the hundred families, found by name, kind or script; each is shown in its own letters. @source spec 9 */
export function FontField({ label, value, onChange, clearable = true }: FontFieldProps) {
  const [search, setSearch] = useState('');
  const [recent, setRecent] = useLocalStorage<string[]>({ key: 'recent-fonts', defaultValue: [] });
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSearch('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const wanted = search.trim().toLowerCase();
  const isWanted = (family: FontFamily) => wanted === '' || searchText(family).includes(wanted);
  const groups = [
    { label: t`Recently used`, families: recent.map(fontOf).filter((family) => family !== undefined) },
    ...fontKinds.map((kind) => ({
      label: kindNames()[kind],
      families: fontFamilies.filter((family) => family.kind === kind),
    })),
  ]
    .map((group) => ({ ...group, families: group.families.filter(isWanted) }))
    .filter(({ families }) => families.length > 0);
  const shown = fontOf(value);

  const choose = (name: string) => {
    onChange(name);
    setRecent([name, ...recent.filter((other) => other !== name)].slice(0, maxRecent));
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={(option) => choose(option.slice(option.indexOf('/') + 1))}>
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <InputBase
          component="button"
          type="button"
          pointer
          label={label}
          styles={{ input: { minHeight: 40, background: 'var(--ly-surface)', borderColor: 'var(--ly-control-line)' } }}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          aria-label={`${label}: ${value ?? t`As in the theme`}`}
          onClick={() => combobox.toggleDropdown()}
          rightSectionPointerEvents={clearable && value ? 'auto' : 'none'}
          rightSection={
            clearable && value ? (
              <CloseButton size="sm" aria-label={t`As in the theme`} onClick={() => onChange(undefined)} />
            ) : (
              <Combobox.Chevron />
            )
          }
        >
          {shown ? <FontSample family={shown} /> : <Input.Placeholder>{value ?? t`As in the theme`}</Input.Placeholder>}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label={t`Search fonts`}
          placeholder={t`Name, kind or script`}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {groups.length === 0 && (
            <Combobox.Empty>
              <Trans>No font has that name.</Trans>
            </Combobox.Empty>
          )}
          {groups.map((group) => (
            <Combobox.Group key={group.label} label={group.label}>
              {group.families.map((family) => (
                <Option key={family.name} family={family} group={group.label} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Input, Popover, ScrollArea, SimpleGrid, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Icon, iconNames, isIconName } from '../kit/Icon.js';
import { steady } from './typing/steady.js';

export interface IconFieldProps {
  label: string;
  /** Name of an icon, or an emoji; empty for none. */
  value: string;
  onChange: (next: string) => void;
}

const isEmoji = (typed: string) =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(typed) && typed.length <= 16;

/** One of our outlines, found by name, or an emoji typed or pasted. */
export const IconField = steady(function IconField({ label, value, onChange }: IconFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const choose = (next: string) => {
    onChange(next);
    setOpen(false);
    setSearch('');
  };
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs" mt={4}>
        <Popover opened={isOpen} onChange={setOpen} width={312} position="bottom-start" trapFocus shadow="md">
          <Popover.Target>
            <Button
              variant="default"
              aria-label={isIconName(value) ? `${label}: ${value}` : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {value ? isIconName(value) ? <Icon name={value} size={20} /> : value : t`Choose icon`}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Stack gap="xs">
              <TextInput
                data-autofocus
                aria-label={t`Search icons, or type an emoji`}
                placeholder={t`Search, or an emoji`}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
              <Choices search={search} onChoose={choose} />
            </Stack>
          </Popover.Dropdown>
        </Popover>
        {value && (
          <Button variant="subtle" color="gray" onClick={() => onChange('')}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
});

interface ChoicesProps {
  search: string;
  onChoose: (next: string) => void;
}

/** Apart from the field, so that hundreds of outlines are made when the list is open and not at every key beside it. */
function Choices({ search, onChoose }: ChoicesProps) {
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <>
      {isEmoji(search) && (
        <Button variant="light" onClick={() => onChoose(search.trim())}>
          <Trans>Use {search.trim()}</Trans>
        </Button>
      )}
      <ScrollArea.Autosize mah={220}>
        <SimpleGrid cols={7} spacing={4} verticalSpacing={4}>
          {found.map((name) => (
            <UnstyledButton
              key={name}
              aria-label={name}
              title={name}
              onClick={() => onChoose(name)}
              style={{ display: 'grid', placeItems: 'center', height: 40, borderRadius: 8 }}
            >
              <Icon name={name} size={22} />
            </UnstyledButton>
          ))}
        </SimpleGrid>
      </ScrollArea.Autosize>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (next: Item[]) => void;
  /** Form of one entry. */
  children: (item: Item, change: (next: Item) => void, index: number) => ReactNode;
  create: () => Item;
  /** Singular, lower case: "link". */
  noun: string;
  most?: number;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** A list whose entries are edited in place, ordered with buttons (so by keyboard too), added and removed. */
export function ItemList<Item>({ items, onChange, children, create, noun, most = 50 }: ItemListProps<Item>) {
  const at = (index: number) => `${noun} ${index + 1}`;
  return (
    <Stack gap="sm">
      {items.map((item, index) => (
        <Paper key={index} withBorder p="sm" radius="md">
          <Group justify="space-between" gap={4} mb={4} wrap="nowrap">
            <Text size="sm" c="dimmed" tt="capitalize">
              {at(index)}
            </Text>
            <Group gap={2} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Move ${at(index)} up`}
                disabled={index === 0}
                onClick={() => onChange(moved(items, index, index - 1))}
              >
                <IconArrowUp size={18} stroke={1.5} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Move ${at(index)} down`}
                disabled={index === items.length - 1}
                onClick={() => onChange(moved(items, index, index + 1))}
              >
                <IconArrowDown size={18} stroke={1.5} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove ${at(index)}`}
                onClick={() => onChange(items.filter((_, other) => other !== index))}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </Group>
          </Group>
          {children(item, (next) => onChange(items.map((other, place) => (place === index ? next : other))), index)}
        </Paper>
      ))}
      <Button
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.5} />}
        disabled={items.length >= most}
        onClick={() => onChange([...items, create()])}
      >
        <Trans>Add {noun}</Trans>
      </Button>
    </Stack>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import type { TableState } from '../data-table/table-state.js';
import { useKeptChoice } from './kept-choice.js';
import css from './ListScreen.module.css';

const savedView = z.object({
  name: z.string(),
  search: z.string(),
  sort: z.string(),
  filters: z.record(z.string(), z.string()),
});
const savedViews = z.array(savedView).readonly();
export type SavedView = z.infer<typeof savedView>;

interface SavedViewsProps {
  /** Which list they belong to. */
  list: string;
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

const none: readonly SavedView[] = [];

/** Searches and filters under a name, kept on this device. */
export function SavedViews({ list, state, onChange }: SavedViewsProps) {
  const [views, keep] = useKeptChoice(`${list}-views`, savedViews, none);
  const [naming, setNaming] = useState(false);
  const narrowed = state.search !== '' || state.sort !== '' || Object.keys(state.filters).length > 0;
  if (views.length === 0 && !narrowed) return null;

  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            className={css['views'] ?? ''}
            leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden />}
          >
            {t({ message: 'Views', context: 'saved searches' })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item
              key={view.name}
              onClick={() => onChange({ search: view.search, sort: view.sort, filters: view.filters })}
            >
              <bdi>{view.name}</bdi>
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          {narrowed && (
            <Menu.Item onClick={() => setNaming(true)}>
              <Trans>Save this view…</Trans>
            </Menu.Item>
          )}
          {views.length > 0 && !narrowed && (
            <Menu.Item onClick={() => setNaming(true)}>
              <Trans>Edit views…</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={naming}
        onClose={() => setNaming(false)}
        title={narrowed ? t`Save this view` : t({ message: 'Views', context: 'saved searches' })}
        size="sm"
      >
        {narrowed && (
          <NameForm
            onSave={(name) => {
              const { search, sort, filters } = state;
              keep([...views.filter((view) => view.name !== name), { name, search, sort, filters }]);
              setNaming(false);
            }}
          />
        )}
        {views.length > 0 && (
          <ul className={css['viewList']} aria-label={t`Saved views`}>
            {views.map((view) => (
              <li key={view.name}>
                <bdi>{view.name}</bdi>
                <ActionIcon
                  aria-label={t`Delete the view ${view.name}`}
                  onClick={() => keep(views.filter((other) => other !== view))}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </>
  );
}

function NameForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onSave(name.trim());
      }}
    >
      <TextInput
        label={t`Name`}
        description={t`A view of the same name is replaced.`}
        value={name}
        maxLength={60}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit" disabled={!name.trim()}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </form>
  );
}

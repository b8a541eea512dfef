import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import type { EditorContext, EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import type { GridContent, GridItem } from './schema.js';

interface TileProps {
  item: GridItem;
  change: (next: GridItem) => void;
  context: EditorContext;
}

function TileFields({ item, change, context }: TileProps) {
  return (
    <Stack gap="xs">
      <ImageField
        label={t`Picture`}
        context={context}
        value={item.image}
        onChange={(image) => change({ ...item, image })}
      />
      <TextField
        label={t`Title`}
        maxLength={120}
        value={item.title}
        onChange={(text) => change({ ...item, title: text })}
      />
      <TextArea
        label={t`Text`}
        autosize
        minRows={2}
        maxLength={400}
        value={item.text}
        onChange={(text) => change({ ...item, text })}
      />
      <AddressField
        context={context}
        label={t`Link (optional)`}
        value={item.url}
        onChange={(url) => change({ ...item, url })}
      />
      {item.url && (
        <Switch
          label={t`Open in a new tab`}
          checked={item.newTab}
          onChange={(event) => change({ ...item, newTab: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

export function Editor({ value, onChange, context }: EditorProps<GridContent>) {
  return (
    <Stack gap="md">
      <Group grow align="flex-end">
        <div>
          <Text size="sm" fw={500} mb={4}>
            <Trans>Columns</Trans>
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t`Columns`}
            data={['1', '2', '3', '4']}
            value={String(value.columns)}
            onChange={(columns) => onChange({ ...value, columns: Number(columns) })}
          />
        </div>
        <NumberField
          label={t`Space between`}
          suffix=" px"
          min={0}
          max={48}
          allowDecimal={false}
          clampBehavior="strict"
          value={value.gap}
          onChange={(gap) => onChange({ ...value, gap: Number(gap) || 0 })}
        />
      </Group>
      {value.columns > 2 && (
        <Text size="xs" c="dimmed">
          <Trans>On a phone two stand side by side.</Trans>
        </Text>
      )}
      <ItemList
        items={value.items}
        onChange={(items) => onChange({ ...value, items })}
        create={() => ({ image: '', title: '', text: '', url: '', newTab: false })}
        noun={t`tile`}
        most={48}
      >
        {(item, change) => <TileFields item={item} change={change} context={context} />}
      </ItemList>
    </Stack>
  );
}

import { Select, Stack, TextInput } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { type ListContent, listStyles } from './schema.js';

const styleNames = { bullet: 'Bullets', number: 'Numbers', check: 'Ticks', icon: 'Icons' };

export function Editor({ value, onChange, context }: EditorProps<ListContent>) {
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
      />
      <Select
        label="Marks"
        allowDeselect={false}
        data={listStyles.map((style) => ({ value: style, label: styleNames[style] }))}
        value={value.style}
        onChange={(next) => onChange({ ...value, style: listStyles.find((style) => style === next) ?? 'bullet' })}
      />
      <ItemList
        items={value.items}
        onChange={(items) => onChange({ ...value, items })}
        create={() => ({ text: '', icon: '', url: '' })}
        noun="point"
        most={100}
      >
        {(item, change) => (
          <Stack gap="xs">
            <TextInput
              label="Text"
              maxLength={500}
              value={item.text}
              onChange={(event) => change({ ...item, text: event.currentTarget.value })}
            />
            {value.style === 'icon' && (
              <IconField label="Icon" value={item.icon} onChange={(icon) => change({ ...item, icon })} />
            )}
            <AddressField
              context={context}
              label="Link (optional)"
              value={item.url}
              onChange={(url) => change({ ...item, url })}
            />
          </Stack>
        )}
      </ItemList>
    </Stack>
  );
}

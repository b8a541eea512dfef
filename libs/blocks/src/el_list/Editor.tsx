import { Select, Stack } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { TextField } from '../editor/typing/TextField.js';
import { type ListContent, listStyles } from './schema.js';

const styleNames = { bullet: 'Bullets', number: 'Numbers', check: 'Ticks', icon: 'Icons' };

export function Editor({ value, onChange, context }: EditorProps<ListContent>) {
  return (
    <Stack gap="md">
      <TextField
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
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
            <TextField label="Text" maxLength={500} value={item.text} onChange={(text) => change({ ...item, text })} />
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

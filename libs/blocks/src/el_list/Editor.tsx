import { t } from '@lingui/core/macro';
import { Select, Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { TextField } from '../editor/typing/TextField.js';
import { type ListContent, listStyles } from './schema.js';

const styleNames = perLanguage(() => ({ bullet: t`Bullets`, number: t`Numbers`, check: t`Ticks`, icon: t`Icons` }));

export function Editor({ value, onChange, context }: EditorProps<ListContent>) {
  return (
    <Stack gap="md">
      <TextField
        label={t`Title`}
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      <Select
        label={t`Marks`}
        allowDeselect={false}
        data={listStyles.map((style) => ({ value: style, label: styleNames()[style] }))}
        value={value.style}
        onChange={(next) => onChange({ ...value, style: listStyles.find((style) => style === next) ?? 'bullet' })}
      />
      <ItemList
        items={value.items}
        onChange={(items) => onChange({ ...value, items })}
        create={() => ({ text: '', icon: '', url: '' })}
        noun={t`point`}
        most={100}
      >
        {(item, change) => (
          <Stack gap="xs">
            <TextField
              label={t`Text`}
              maxLength={500}
              value={item.text}
              onChange={(text) => change({ ...item, text })}
            />
            {value.style === 'icon' && (
              <IconField label={t`Icon`} value={item.icon} onChange={(icon) => change({ ...item, icon })} />
            )}
            <AddressField
              context={context}
              label={t`Link (optional)`}
              value={item.url}
              onChange={(url) => change({ ...item, url })}
            />
          </Stack>
        )}
      </ItemList>
    </Stack>
  );
}

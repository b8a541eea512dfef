import { Accordion, Stack, Switch, TextInput } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { ImageField } from '../editor/ImageField.js';
import { LinkField } from '../editor/LinkField.js';
import type { LinkData } from './schema.js';

function Campaign({ value, onChange }: Pick<EditorProps<LinkData>, 'value' | 'onChange'>) {
  const set = (part: Partial<LinkData['utm']>) => onChange({ ...value, utm: { ...value.utm, ...part } });
  return (
    <Accordion variant="separated">
      <Accordion.Item value="utm">
        <Accordion.Control>Campaign marks (UTM)</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            {(['source', 'medium', 'campaign'] as const).map((mark) => (
              <TextInput
                key={mark}
                label={`utm_${mark}`}
                maxLength={100}
                value={value.utm[mark]}
                onChange={(event) => set({ [mark]: event.currentTarget.value })}
              />
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

export function Editor({ value, onChange, context }: EditorProps<LinkData>) {
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        maxLength={200}
        value={value.linkTitle}
        onChange={(event) => onChange({ ...value, linkTitle: event.currentTarget.value })}
      />
      <LinkField
        label="Leads to"
        context={context}
        value={{ kind: value.linkType, url: value.inputLink, page: value.inputPage }}
        onChange={({ kind, url, page }) => onChange({ ...value, linkType: kind, inputLink: url, inputPage: page })}
      />
      <TextInput
        label="Second line"
        maxLength={200}
        value={value.subtitle}
        onChange={(event) => onChange({ ...value, subtitle: event.currentTarget.value })}
      />
      <ImageField
        label="Thumbnail"
        value={value.image}
        onChange={(image) => onChange({ ...value, image })}
        context={context}
      />
      {!value.image && <IconField label="Icon" value={value.icon} onChange={(icon) => onChange({ ...value, icon })} />}
      <TextInput
        label="Badge"
        placeholder="New"
        maxLength={30}
        value={value.badge}
        onChange={(event) => onChange({ ...value, badge: event.currentTarget.value })}
      />
      <Switch
        label="Highlight this link"
        checked={value.priority === 'highlight'}
        onChange={(event) => onChange({ ...value, priority: event.currentTarget.checked ? 'highlight' : 'none' })}
      />
      <Switch
        label="Open in a new tab"
        checked={value.newpage}
        onChange={(event) => onChange({ ...value, newpage: event.currentTarget.checked })}
      />
      {value.linkType === 'url' && <Campaign value={value} onChange={onChange} />}
    </Stack>
  );
}

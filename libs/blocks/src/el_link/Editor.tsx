import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Accordion, Stack, Switch } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { ImageField } from '../editor/ImageField.js';
import { LinkField } from '../editor/LinkField.js';
import { steady } from '../editor/typing/steady.js';
import { TextField } from '../editor/typing/TextField.js';
import type { LinkData } from './schema.js';

interface CampaignProps {
  value: LinkData['utm'];
  onChange: (next: LinkData['utm']) => void;
}

const Campaign = steady(function Campaign({ value, onChange }: CampaignProps) {
  return (
    <Accordion variant="separated">
      <Accordion.Item value="utm">
        <Accordion.Control>
          <Trans>Campaign marks (UTM)</Trans>
        </Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            {(['source', 'medium', 'campaign'] as const).map((mark) => (
              <TextField
                key={mark}
                label={`utm_${mark}`}
                maxLength={100}
                value={value[mark]}
                onChange={(text) => onChange({ ...value, [mark]: text })}
              />
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
});

export function Editor({ value, onChange, context }: EditorProps<LinkData>) {
  return (
    <Stack gap="md">
      <TextField
        label={t`Title`}
        maxLength={200}
        value={value.linkTitle}
        onChange={(text) => onChange({ ...value, linkTitle: text })}
      />
      <LinkField
        label={t`Leads to`}
        context={context}
        value={{ kind: value.linkType, url: value.inputLink, page: value.inputPage }}
        onChange={({ kind, url, page }) => onChange({ ...value, linkType: kind, inputLink: url, inputPage: page })}
      />
      <TextField
        label={t`Second line`}
        maxLength={200}
        value={value.subtitle}
        onChange={(text) => onChange({ ...value, subtitle: text })}
      />
      <ImageField
        label={t`Thumbnail`}
        value={value.image}
        onChange={(image) => onChange({ ...value, image })}
        context={context}
      />
      {!value.image && (
        <IconField label={t`Icon`} value={value.icon} onChange={(icon) => onChange({ ...value, icon })} />
      )}
      <TextField
        label={t`Badge`}
        placeholder={t`New`}
        maxLength={30}
        value={value.badge}
        onChange={(text) => onChange({ ...value, badge: text })}
      />
      <Switch
        label={t`Highlight this link`}
        checked={value.priority === 'highlight'}
        onChange={(event) => onChange({ ...value, priority: event.currentTarget.checked ? 'highlight' : 'none' })}
      />
      <Switch
        label={t`Open in a new tab`}
        checked={value.newpage}
        onChange={(event) => onChange({ ...value, newpage: event.currentTarget.checked })}
      />
      {value.linkType === 'url' && <Campaign value={value.utm} onChange={(utm) => onChange({ ...value, utm })} />}
    </Stack>
  );
}

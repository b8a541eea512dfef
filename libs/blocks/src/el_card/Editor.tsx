import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { ImageField } from '../editor/ImageField.js';
import { AddressField } from '../editor/LinkField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { type CardContent, cardTypes } from './schema.js';

const typeNames = perLanguage(() => ({ top: t`Above`, side: t`Beside`, overlay: t`Behind` }));

type Part = { value: CardContent; set: (part: Partial<CardContent>) => void };

function Picture({ value, set, context }: Part & Pick<EditorProps<CardContent>, 'context'>) {
  return (
    <>
      <ImageField label={t`Picture`} context={context} value={value.image} onChange={(image) => set({ image })} />
      {value.image && (
        <>
          <TextField
            label={t`What it shows`}
            description={t`Read out to people who cannot see it.`}
            maxLength={300}
            value={value.alt}
            onChange={(text) => set({ alt: text })}
          />
          <div>
            <Text size="sm" fw={500} mb={4}>
              <Trans>The picture is … the words</Trans>
            </Text>
            <SegmentedControl
              fullWidth
              aria-label={t`Where the picture is`}
              data={cardTypes.map((type) => ({ value: type, label: typeNames()[type] }))}
              value={value.type}
              onChange={(next) => set({ type: cardTypes.find((type) => type === next) ?? 'top' })}
            />
          </div>
        </>
      )}
    </>
  );
}

export function Editor({ value, onChange, context }: EditorProps<CardContent>) {
  const set = (part: Partial<CardContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextField label={t`Title`} maxLength={200} value={value.title} onChange={(text) => set({ title: text })} />
      <TextArea
        label={t`Text`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={1000}
        value={value.text}
        onChange={(text) => set({ text })}
      />
      <Picture value={value} set={set} context={context} />
      <IconField label={t`Icon`} value={value.icon} onChange={(icon) => set({ icon })} />
      <TextField
        label={t`Price`}
        description={t`As it is to be read: €24, or from $90.`}
        maxLength={40}
        value={value.priceTag}
        onChange={(text) => set({ priceTag: text })}
      />
      <AddressField context={context} label={t`Leads to`} value={value.url} onChange={(url) => set({ url })} />
      {value.url && (
        <>
          <TextField
            label={t`Button`}
            placeholder={t`Empty: the title is the link`}
            maxLength={80}
            value={value.btnText}
            onChange={(text) => set({ btnText: text })}
          />
          <Switch
            label={t`Open in a new tab`}
            checked={value.newpage}
            onChange={(event) => set({ newpage: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}

import { t } from '@lingui/core/macro';
import { Select, Stack, TextInput } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { AddressField } from '../editor/LinkField.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { ZoneField } from '../editor/ZoneField.js';
import { type AdContent, adKinds } from './schema.js';

const kindNames = perLanguage(() => ({
  image: t`A picture`,
  html: t`HTML without scripts`,
  network: t`Code of an ad network`,
}));

type Part = { value: AdContent; set: (part: Partial<AdContent>) => void };

function Code({ value, set }: Part) {
  return (
    <>
      <TextArea
        label={value.kind === 'html' ? 'HTML' : t`Code from the network`}
        description={
          value.kind === 'html'
            ? t`Shown in a frame of its own. Scripts in it do not run.`
            : t`Runs in a frame of its own, and only after a visitor asks to see the ad.`
        }
        autosize
        minRows={4}
        maxRows={14}
        maxLength={20_000}
        spellCheck={false}
        styles={{ input: { fontFamily: 'monospace', fontSize: 13 } }}
        value={value.html}
        onChange={(text) => set({ html: text })}
      />
      <NumberField
        label={t`Height`}
        suffix=" px"
        min={50}
        max={1200}
        allowDecimal={false}
        clampBehavior="strict"
        value={value.height}
        onChange={(height) => set({ height: Math.max(50, Number(height) || 250) })}
      />
    </>
  );
}

function Times({ value, set }: Part) {
  const isBackwards = value.startAt !== '' && value.endAt !== '' && value.endAt <= value.startAt;
  return (
    <>
      <TextInput
        label={t`Shown from`}
        type="datetime-local"
        value={value.startAt}
        onChange={(event) => set({ startAt: event.currentTarget.value.slice(0, 16) })}
      />
      <TextInput
        label={t`Until`}
        type="datetime-local"
        error={isBackwards ? t`Ends before it begins: it is never shown.` : undefined}
        value={value.endAt}
        onChange={(event) => set({ endAt: event.currentTarget.value.slice(0, 16) })}
      />
      {(value.startAt || value.endAt) && (
        <ZoneField label={t`Time zone`} value={value.timeZone} onChange={(timeZone) => set({ timeZone })} />
      )}
    </>
  );
}

export function Editor({ value, onChange, context }: EditorProps<AdContent>) {
  const set = (part: Partial<AdContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <Select
        label={t`The ad is`}
        allowDeselect={false}
        data={adKinds.map((kind) => ({ value: kind, label: kindNames()[kind] }))}
        value={value.kind}
        onChange={(next) => set({ kind: adKinds.find((kind) => kind === next) ?? 'image' })}
      />
      {value.kind === 'image' ? (
        <>
          <ImageField label={t`Picture`} context={context} value={value.image} onChange={(image) => set({ image })} />
          <TextField
            label={t`What it says`}
            description={t`Read out to people who cannot see the picture.`}
            maxLength={300}
            value={value.alt}
            onChange={(text) => set({ alt: text })}
          />
          <AddressField context={context} label={t`Leads to`} value={value.url} onChange={(url) => set({ url })} />
        </>
      ) : (
        <Code value={value} set={set} />
      )}
      <TextField
        label={t`Marked as`}
        description={t`Visitors must be able to see that this is paid for.`}
        placeholder={t`Ad`}
        maxLength={40}
        value={value.label}
        onChange={(text) => set({ label: text })}
      />
      <Times value={value} set={set} />
    </Stack>
  );
}

import { t } from '@lingui/core/macro';
import { Group, Select, Stack, TextInput } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { AddressField } from '../editor/LinkField.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { ZoneField } from '../editor/ZoneField.js';
import { type CountdownContent, endActions, countdownTypes } from './schema.js';

const typeNames = perLanguage(() => ({
  date: t`To one moment`,
  daily: t`To a time every day`,
  evergreen: t`From each visitor’s first look`,
}));
const endNames = perLanguage(() => ({
  message: t`Show a message`,
  hide: t`Hide the block`,
  redirect: t`Send visitors to a link`,
}));

type Part = { value: CountdownContent; set: (part: Partial<CountdownContent>) => void };

function When({ value, set }: Part) {
  if (value.type === 'evergreen') {
    return (
      <NumberField
        label={t`Lasts`}
        suffix=" min"
        min={1}
        max={525_600}
        allowDecimal={false}
        value={value.minutes}
        onChange={(minutes) => set({ minutes: Number(minutes) || 1 })}
      />
    );
  }
  return (
    <>
      {value.type === 'date' ? (
        <TextInput
          label={t`Ends at`}
          type="datetime-local"
          value={value.date}
          onChange={(event) => set({ date: event.currentTarget.value.slice(0, 16) })}
        />
      ) : (
        <Group grow align="flex-start">
          <TextInput
            label={t`Opens at`}
            type="time"
            value={value.startAt}
            onChange={(event) => set({ startAt: event.currentTarget.value.slice(0, 5) })}
          />
          <TextInput
            label={t`Ends at`}
            description={value.endAt <= value.startAt ? t`On the next day` : undefined}
            inputWrapperOrder={['label', 'input', 'description']}
            type="time"
            value={value.endAt}
            onChange={(event) => set({ endAt: event.currentTarget.value.slice(0, 5) })}
          />
        </Group>
      )}
      <ZoneField label={t`Time zone`} value={value.timeZone} onChange={(timeZone) => set({ timeZone })} />
    </>
  );
}

function AtTheEnd({ value, set }: Part) {
  return (
    <>
      <Select
        label={t`At the end`}
        allowDeselect={false}
        data={endActions.map((action) => ({ value: action, label: endNames()[action] }))}
        value={value.onEnd}
        onChange={(next) => set({ onEnd: endActions.find((action) => action === next) ?? 'message' })}
      />
      {value.onEnd !== 'hide' && (
        <TextArea
          label={t`Message at the end`}
          autosize
          minRows={2}
          maxLength={500}
          value={value.text}
          onChange={(text) => set({ text })}
        />
      )}
    </>
  );
}

export function Editor({ value, onChange, context }: EditorProps<CountdownContent>) {
  const set = (part: Partial<CountdownContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextField label={t`Title`} maxLength={200} value={value.title} onChange={(text) => set({ title: text })} />
      <Select
        label={t`Counts`}
        allowDeselect={false}
        data={countdownTypes.map((type) => ({ value: type, label: typeNames()[type] }))}
        value={value.type}
        onChange={(next) => set({ type: countdownTypes.find((type) => type === next) ?? 'date' })}
      />
      <When value={value} set={set} />
      <AtTheEnd value={value} set={set} />
      <TextField
        label={t`Button`}
        placeholder={t`Empty: no button`}
        maxLength={80}
        value={value.btnText}
        onChange={(text) => set({ btnText: text })}
      />
      {(value.btnText !== '' || value.onEnd === 'redirect') && (
        <AddressField context={context} label={t`Link`} value={value.url} onChange={(url) => set({ url })} />
      )}
      <ImageField label={t`Picture`} context={context} value={value.img} onChange={(img) => set({ img })} />
    </Stack>
  );
}

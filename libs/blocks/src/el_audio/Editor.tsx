import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { CheckedField } from '../editor/CheckedField.js';
import type { EditorProps } from '../editor/context.js';
import { ItemList } from '../editor/ItemList.js';
import { LibraryFileButton } from '../editor/LibraryFileButton.js';
import { completeAddress } from '../editor/LinkField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { type AudioContent, type AudioEntry, schema } from './schema.js';

const empty: AudioEntry = { title: '', description: '', src: '' };

/** What to say of the address of a recording; null when a visitor's browser can ask for it. */
function sourceFault(typed: string): string | null {
  const src = completeAddress(typed);
  if (schema.safeParse({ audios: [{ src }] }).success) return null;
  return 'Use the address of a sound file that begins with https://.';
}

export function Editor({ value, onChange, context }: EditorProps<AudioContent>) {
  return (
    <Stack gap="md">
      <TextField
        label={t`Title`}
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      <ItemList
        items={value.audios}
        onChange={(audios) => onChange({ ...value, audios })}
        create={() => empty}
        noun={t`recording`}
        most={50}
      >
        {(audio, change) => (
          <Stack gap="xs">
            <TextField
              label={t`Name`}
              maxLength={200}
              value={audio.title}
              onChange={(text) => change({ ...audio, title: text })}
            />
            <TextArea
              label={t`About it`}
              autosize
              minRows={1}
              maxLength={500}
              value={audio.description}
              onChange={(text) => change({ ...audio, description: text })}
            />
            <CheckedField
              label={t`Sound file`}
              placeholder="https://…/episode.mp3"
              inputMode="url"
              value={audio.src}
              faultOf={sourceFault}
              complete={completeAddress}
              onChange={(src) => change({ ...audio, src })}
            />
            <LibraryFileButton
              kind="audio"
              context={context}
              onChosen={({ path, title }) => change({ ...audio, src: path, title: audio.title || title.slice(0, 200) })}
            />
          </Stack>
        )}
      </ItemList>
      <Text size="xs" c="dimmed">
        <Trans>MP3, M4A, OGG or WAV. A file on another site is asked for only when a visitor presses play.</Trans>
      </Text>
    </Stack>
  );
}

import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { currentLanguage } from '@linkyard/ui/language';
import { numberFormat } from '@linkyard/languages/formats';
import type { EditorProps } from '../editor/context.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { foreignHosts } from './foreign-hosts.js';
import { type CustomContent, maxCodeLength } from './schema.js';

const countText = (count: number) => numberFormat(currentLanguage()).format(count);

function lengthText(length: number): string {
  const count = countText(length);
  const limit = countText(maxCodeLength);
  return t`HTML, styles and scripts. ${count} of ${limit} characters.`;
}

export function Editor({ value, onChange }: EditorProps<CustomContent>) {
  const set = (part: Partial<CustomContent>) => onChange({ ...value, ...part });
  const hosts = foreignHosts(value.code);
  return (
    <Stack gap="md">
      <TextArea
        label={t`Code`}
        description={lengthText(value.code.length)}
        error={value.code.length > maxCodeLength ? t`This is too long for one block.` : null}
        autosize
        minRows={8}
        maxRows={24}
        spellCheck={false}
        styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 13, direction: 'ltr' } }}
        value={value.code}
        onChange={(text) => set({ code: text })}
      />
      <TextField
        label={t`What it is`}
        description={t`Read out to people who cannot see it.`}
        placeholder={t`Opening hours`}
        maxLength={200}
        value={value.title}
        onChange={(text) => set({ title: text })}
      />
      <NumberField
        label={t`Height at first`}
        description={t`Follows the content once it has loaded.`}
        suffix=" px"
        min={40}
        max={2000}
        clampBehavior="strict"
        allowDecimal={false}
        value={value.height}
        onChange={(height) => set({ height: Number(height) || 200 })}
      />
      <Text size="xs" c="dimmed">
        {hosts.length === 0
          ? t`Runs in a frame of its own: it cannot see your visitors’ data or change the page around it. Scripts run on the published page, not here.`
          : t`Loads from ${hosts.join(', ')}: your visitors are asked before it does.`}
      </Text>
    </Stack>
  );
}

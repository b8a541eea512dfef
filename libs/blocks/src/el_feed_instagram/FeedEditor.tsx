import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Select, Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { LayoutChoice } from '../editor/LayoutChoice.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextField } from '../editor/typing/TextField.js';
import { type FeedContent, feedLayouts, scrollDirections } from './feed-schema.js';

const layoutNames = perLanguage(() => ({ grid: t`Grid`, list: t`List`, cards: t`Cards` }));
const directionNames = perLanguage(() => ({ vertical: t`Downwards`, horizontal: t`Sideways` }));

export function FeedEditor({ value, onChange, context }: EditorProps<FeedContent>) {
  const set = (part: Partial<FeedContent>) => onChange({ ...value, ...part });
  const accounts = context.sources?.[value.platform] ?? [];
  return (
    <Stack gap="md">
      <TextField label={t`Heading`} maxLength={200} value={value.heading} onChange={(text) => set({ heading: text })} />
      {accounts.length === 0 && (
        <Alert variant="light" color="gray">
          <Trans>No account of this platform is connected: visitors see nothing here.</Trans>
        </Alert>
      )}
      {accounts.length > 1 && (
        <Select
          label={t`Account`}
          allowDeselect={false}
          data={accounts.map(({ _id, name, username }) => ({ value: _id, label: name || username }))}
          value={value.socialAccountId || (accounts[0]?._id ?? null)}
          onChange={(id) => set({ socialAccountId: id ?? '' })}
        />
      )}
      <NumberField
        label={t`Posts`}
        min={1}
        max={24}
        allowDecimal={false}
        value={value.limit}
        onChange={(limit) => set({ limit: Math.min(24, Math.max(1, Number(limit) || 1)) })}
      />
      <LayoutChoice
        label={t`Shown as`}
        names={layoutNames()}
        layouts={feedLayouts}
        value={value.layout}
        onChange={(layout) => set({ layout })}
      />
      <LayoutChoice
        label={t`Scrolls`}
        names={directionNames()}
        layouts={scrollDirections}
        value={value.scrollDirection}
        onChange={(scrollDirection) => set({ scrollDirection })}
      />
      <NumberField
        label={t`Fetched again after`}
        suffix=" min"
        min={15}
        max={1440}
        allowDecimal={false}
        value={value.cacheMinutes}
        onChange={(minutes) => set({ cacheMinutes: Math.min(1440, Math.max(15, Number(minutes) || 60)) })}
      />
    </Stack>
  );
}

import { t } from '@lingui/core/macro';
import { Select, Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { ChosenItems } from '../editor/ChosenItems.js';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { type WebinarContent, webinarTypes } from './schema.js';

const typeNames = perLanguage(() => ({
  all: t`Everywhere`,
  gotowebinar: t`GoToWebinar`,
  zoom: t`Zoom`,
  custom: t`A link of my own`,
  native: t`Here`,
}));

export function Editor({ value, onChange, context }: EditorProps<WebinarContent>) {
  const set = (part: Partial<WebinarContent>) => onChange({ ...value, ...part });
  const offered = context.sources?.webinars;
  const ofType = offered?.filter(({ provider }) => value.webtype === 'all' || provider === value.webtype);
  const startOf = (id: string) =>
    offered?.find(({ _id }) => _id === id)?.startAt ??
    value.webList.find(({ webinarId }) => webinarId === id)?.startAt ??
    '';
  return (
    <Stack gap="md">
      <TextField label={t`Heading`} maxLength={200} value={value.heading} onChange={(text) => set({ heading: text })} />
      <Select
        label={t`Held`}
        allowDeselect={false}
        data={webinarTypes.map((type) => ({ value: type, label: typeNames()[type] }))}
        value={value.webtype}
        onChange={(next) => set({ webtype: webinarTypes.find((type) => type === next) ?? 'all' })}
      />
      <ChosenItems
        label={t`Webinars`}
        offered={ofType}
        emptyHint={t`You have no webinar that visitors can register for yet.`}
        value={value.webList.map(({ webinarId }) => webinarId)}
        names={value.webList.map(({ webinarId, title }) => ({ _id: webinarId, title }))}
        onChange={(ids, names) =>
          set({
            webList: ids.map((webinarId) => ({
              webinarId,
              title: names.find(({ _id }) => _id === webinarId)?.title ?? '',
              startAt: startOf(webinarId),
            })),
          })
        }
      />
      <TextField label={t`Button`} maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
    </Stack>
  );
}

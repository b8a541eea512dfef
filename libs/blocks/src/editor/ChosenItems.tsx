import { t } from '@lingui/core/macro';
import { Alert, MultiSelect } from '@mantine/core';
import { newestShown } from '../kit/sources.js';

interface Choice {
  _id: string;
  title: string;
}
export interface ChosenItemsProps {
  label: string;
  /** The available choices; undefined while they load. */
  offered: readonly Choice[] | undefined;
  /** What to do where there is nothing. */
  emptyHint: string;
  value: readonly string[];
  /** What the chosen ones were called when they were chosen: for those that are gone. */
  names?: readonly Choice[];
  onChange: (ids: string[], names: Choice[]) => void;
}

const goneText = (title: string) => t`${title} (not there any more)`;

/** Some of what a source holds; nothing chosen means the newest. */
export function ChosenItems({ label, offered = [], emptyHint, value, names = [], onChange }: ChosenItemsProps) {
  const gone = value
    .filter((id) => !offered.some(({ _id }) => _id === id))
    .map((id) => ({
      _id: id,
      title: goneText(names.find(({ _id }) => _id === id)?.title ?? t`Unknown`),
    }));
  const choices = [...offered, ...gone];
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => [...names, ...offered].findLast(({ _id }) => _id === id) ?? []);
  return (
    <>
      {offered.length === 0 && (
        <Alert variant="light" color="gray">
          {emptyHint}
        </Alert>
      )}
      <MultiSelect
        label={label}
        description={t`In the order chosen. Nothing chosen shows the newest.`}
        placeholder={value.length === 0 ? t`The newest` : undefined}
        searchable
        clearable
        maxValues={newestShown}
        data={choices.map(({ _id, title }) => ({ value: _id, label: title || t`Untitled` }))}
        value={[...value]}
        onChange={(ids) =>
          onChange(
            ids,
            named(ids).map(({ _id, title }) => ({ _id, title: title.slice(0, 200) })),
          )
        }
      />
    </>
  );
}

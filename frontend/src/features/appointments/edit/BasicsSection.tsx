import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Chip, Input, NumberInput, Select, Text, Textarea, TextInput } from '@mantine/core';
import { perLanguage, ColourField, FileField } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { locationTypes } from '@linkyard/contracts';
import { usePickMedia } from '../../../shared/media/picker/pick-media.js';
import { locationLabels } from '../appointment-labels.js';
import { lengthText } from '../hours/intervals.js';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import css from './edit.module.css';

const usualLengths = [15, 20, 30, 45, 60, 90, 120];

/** What it is called, how long it lasts and where it takes place. */
export function BasicsSection({ draft, change, errorOf }: SectionProps) {
  const pick = usePickMedia();
  return (
    <>
      <TextInput
        label={t`Title`}
        required
        maxLength={160}
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t`Description`}
        description={t`What visitors get, and what they should prepare.`}
        autosize
        minRows={3}
        maxRows={16}
        maxLength={10_000}
        value={draft.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Lengths draft={draft} change={change} errorOf={errorOf} />
      <Locations draft={draft} change={change} errorOf={errorOf} />
      <div className={css['pairs']}>
        <ColourField
          label={t`Colour in your calendar`}
          value={draft.color}
          error={errorOf('color')}
          onChange={(color) => change({ color })}
        />
        <TextInput
          label={t`Button on your pages`}
          placeholder={t`Book`}
          maxLength={40}
          value={draft.btnText}
          error={errorOf('btnText')}
          onChange={(event) => change({ btnText: event.currentTarget.value })}
        />
      </div>
      <FileField
        label={t`Picture`}
        value={draft.image ? { id: draft.image, name: t`Picture`, previewUrl: draft.image } : null}
        error={errorOf('image')}
        pick={async () => {
          const [picked] = await pick({ kind: 'picture' });
          return picked ? { id: picked.file.path, name: picked.title, previewUrl: picked.file.path } : null;
        }}
        onChange={(file) => change({ image: file?.id ?? '' })}
      />
    </>
  );
}

function Lengths({ draft, change, errorOf }: SectionProps) {
  const [other, setOther] = useState<number | string>('');
  const set = (durations: number[]) => {
    const ordered = [...durations].sort((a, b) => a - b);
    const [first = 30] = ordered;
    change({
      durations: ordered,
      defaultDuration: ordered.includes(draft.defaultDuration) ? draft.defaultDuration : first,
    });
  };
  const offered = [...new Set([...usualLengths, ...draft.durations])].sort((a, b) => a - b);
  const added = Number(other);
  return (
    <Input.Wrapper
      label={t`Lengths`}
      labelElement="div"
      description={t`Visitors choose where there are several.`}
      error={errorOf('durations') ?? errorOf('defaultDuration')}
    >
      <div className={css['chips']} role="group" aria-label={t`Lengths`}>
        {offered.map((length) => (
          <Chip
            key={length}
            checked={draft.durations.includes(length)}
            onChange={(isOn) =>
              set(isOn ? [...draft.durations, length] : draft.durations.filter((one) => one !== length))
            }
          >
            {lengthText(length)}
          </Chip>
        ))}
        <NumberInput
          aria-label={t`Another length in minutes`}
          placeholder={t`Minutes`}
          w={100}
          min={5}
          max={1440}
          allowDecimal={false}
          hideControls
          value={other}
          onChange={setOther}
        />
        <Button
          variant="default"
          disabled={!(added >= 5 && added <= 1440) || draft.durations.length >= 8}
          onClick={() => {
            if (!draft.durations.includes(added)) set([...draft.durations, added]);
            setOther('');
          }}
        >
          <Trans>Add</Trans>
        </Button>
      </div>
      {draft.durations.length > 1 && (
        <Select
          mt="xs"
          w={200}
          label={t`Chosen at first`}
          allowDeselect={false}
          data={draft.durations.map((length) => ({ value: String(length), label: lengthText(length) }))}
          value={String(draft.defaultDuration)}
          onChange={(length) => length !== null && change({ defaultDuration: Number(length) })}
        />
      )}
    </Input.Wrapper>
  );
}

type Place = AppointmentDraft['locations'][number];
const placeTypes = locationTypes.map((value) => ({ value, label: locationLabels()[value] }));
const valueLabels: () => Partial<Record<Place['type'], string>> = perLanguage(() => ({
  inPerson: t`Address`,
  hostPhone: t`Your number`,
  googleMeet: t`Address of the meeting room`,
  zoom: t`Address of the meeting room`,
  link: t`Address of the meeting room`,
}));

/** What becomes of places whose room has no address. */
function roomHint(places: readonly Place[]): string | null {
  const isOpen = (type: Place['type']) => places.some((place) => place.type === type && place.value.trim() === '');
  if (isOpen('zoom')) return t`Without an address of the Zoom room, visitors get no link to join.`;
  if (isOpen('googleMeet'))
    return t`Without an address, Google makes a room for each booking that is written to a Google calendar, and its link is mailed.`;
  return null;
}

/** Of the field with its address or number; numbers and web addresses also run from left to right in every language. */
const keyboards: Readonly<Partial<Record<Place['type'], 'tel' | 'url'>>> = {
  hostPhone: 'tel',
  googleMeet: 'url',
  zoom: 'url',
  link: 'url',
};

function Locations({ draft, change, errorOf }: SectionProps) {
  const hint = roomHint(draft.locations);
  const put = (index: number, part: Partial<Place>) =>
    change({ locations: draft.locations.map((place, at) => (at === index ? { ...place, ...part } : place)) });
  return (
    <Input.Wrapper
      label={t`Where`}
      labelElement="div"
      description={t`The address or number itself is shown to visitors only after they have booked.`}
      error={errorOf('locations')}
    >
      <div className={css['rows']}>
        {draft.locations.map((place, index) => {
          const valueLabel = valueLabels()[place.type];
          return (
            <div key={index} className={css['row']} role="group" aria-label={t`Place ${index + 1}`}>
              <Select
                aria-label={t`Kind of place`}
                allowDeselect={false}
                data={placeTypes}
                value={place.type}
                onChange={(next) => {
                  const type = placeTypes.find(({ value }) => value === next)?.value;
                  if (type) put(index, { type });
                }}
              />
              {valueLabel && (
                <TextInput
                  className={css['beside']}
                  aria-label={valueLabel}
                  placeholder={valueLabel}
                  inputMode={keyboards[place.type]}
                  maxLength={500}
                  value={place.value}
                  error={errorOf(`locations.${index}.value`)}
                  onChange={(event) => put(index, { value: event.currentTarget.value })}
                />
              )}
              <TextInput
                className={valueLabel ? css['under'] : css['beside']}
                aria-label={t`What visitors read before they book`}
                placeholder={valueLabel ? t`What visitors read before they book` : locationLabels()[place.type]}
                maxLength={80}
                value={place.label}
                error={errorOf(`locations.${index}.label`)}
                onChange={(event) => put(index, { label: event.currentTarget.value })}
              />
              <ActionIcon
                size={36}
                aria-label={t`Remove place ${index + 1}`}
                onClick={() => change({ locations: draft.locations.filter((_, at) => at !== index) })}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          );
        })}
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={draft.locations.length >= 10}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => change({ locations: [...draft.locations, { type: 'attendeePhone', value: '', label: '' }] })}
          >
            <Trans>Add a place</Trans>
          </Button>
        </div>
      </div>
    </Input.Wrapper>
  );
}

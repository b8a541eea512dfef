import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Slider, Stack, Text } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { AddressField } from '../editor/LinkField.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { recogniseMap } from './map-url.js';
import type { MapContent } from './schema.js';

type Part = { value: MapContent; set: (part: Partial<MapContent>) => void };

interface DegreesProps {
  label: string;
  most: number;
  value: number | null;
  fromLink: number | undefined;
  onChange: (next: number | null) => void;
}
function Degrees({ label, most, value, fromLink, onChange }: DegreesProps) {
  return (
    <NumberField
      label={label}
      placeholder={fromLink === undefined ? t`Not known` : String(fromLink)}
      min={-most}
      max={most}
      decimalScale={7}
      hideControls
      value={value ?? ''}
      onChange={(next) => onChange(next === '' || next === '-' ? null : Number(next))}
      style={{ flex: 1 }}
    />
  );
}

function Where({ value, set }: Part) {
  const { type, place, zoom } = recogniseMap(value.link);
  const isKnown = (value.lat !== null && value.lng !== null) || place !== null;
  return (
    <>
      <AddressField
        label={t`Link of the place`}
        placeholder="https://maps.app.goo.gl/…"
        value={value.link}
        onChange={(link) => set({ link })}
      />
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Degrees
          label={t`Latitude`}
          most={90}
          value={value.lat}
          fromLink={place?.lat}
          onChange={(lat) => set({ lat })}
        />
        <Degrees
          label={t`Longitude`}
          most={180}
          value={value.lng}
          fromLink={place?.lng}
          onChange={(lng) => set({ lng })}
        />
      </Group>
      {isKnown && (
        <div>
          <Text size="sm" fw={500} id="map-zoom">
            <Trans>Zoom</Trans>
          </Text>
          <Slider
            aria-labelledby="map-zoom"
            thumbLabel={t`Zoom`}
            min={3}
            max={19}
            value={value.zoom ?? Math.min(19, zoom ?? 16)}
            onChange={(next) => set({ zoom: next })}
          />
        </div>
      )}
      <Text size="xs" c="dimmed">
        {isKnown
          ? t`Visitors see a drawing; a tap brings the map of OpenStreetMap. The address below it opens your link.`
          : type === 'unknown' && value.link === ''
            ? t`Paste a link of Google Maps, Apple Maps or OpenStreetMap.`
            : t`This link does not say where it leads. With latitude and longitude the map can be shown on the page; without, the card opens the link.`}
      </Text>
    </>
  );
}

export function Editor({ value, onChange }: EditorProps<MapContent>) {
  const set = (part: Partial<MapContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextArea
        label={t`Name or address`}
        placeholder={t`Pariser Platz 1, Berlin`}
        autosize
        minRows={2}
        maxLength={300}
        value={value.label}
        onChange={(text) => set({ label: text })}
      />
      <Where value={value} set={set} />
    </Stack>
  );
}

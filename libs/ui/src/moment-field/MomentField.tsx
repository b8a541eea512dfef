import { t } from '@lingui/core/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { zoneText } from '@linkyard/languages/formats';
import { readersZone, useReader } from '../format/reader.js';

interface MomentFieldProps extends Omit<TextInputProps, 'type'> {
  label: string;
  /** IANA name of the zone whose clock the value shows; by default the reader's. */
  timeZone?: string;
}

/** A day and a time on the clock of a zone, which the field names. Its value is that of a `datetime-local` field, '2026-03-05T15:07'. */
export function MomentField({ timeZone, description, ...field }: MomentFieldProps) {
  useReader();
  const zone = zoneText(timeZone ?? readersZone());
  const named = t`Time zone: ${zone}.`;
  return (
    <TextInput
      {...field}
      type="datetime-local"
      description={
        description ? (
          <>
            {description} {named}
          </>
        ) : (
          named
        )
      }
    />
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import { FormFailure, RecordSection } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useNoteBookingMutation } from './api.js';

/** What the host writes about a booking. Nothing typed is lost when saving fails. */
export function BookingNote({ booking: { uid, internalNotes } }: { booking: BookingView }) {
  const [text, setText] = useState(internalNotes);
  const [save, { isLoading, error }] = useNoteBookingMutation();
  const failure = error ? refusalOf({ error }) : null;
  return (
    <RecordSection title={t`Note`}>
      <Stack gap="xs" align="start">
        <Textarea
          w="100%"
          aria-label={t`Note`}
          placeholder={t`Only you see this.`}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Button
          size="xs"
          variant="default"
          loading={isLoading}
          disabled={text.trim() === internalNotes.trim()}
          onClick={() => void save({ uid, internalNotes: text })}
        >
          <Trans>Save note</Trans>
        </Button>
      </Stack>
    </RecordSection>
  );
}

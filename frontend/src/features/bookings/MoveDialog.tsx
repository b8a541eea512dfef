import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import { FormFailure } from '@linkyard/ui';
import { useState, type FormEvent } from 'react';
import { zoneText } from '@linkyard/languages';
import { whenText } from '../../shared/time/when-text.js';
import { instantOf, wallClock } from './calendar/place-events.js';
import { useMoveBooking } from './use-move-booking.js';

/** Day ('YYYY-MM-DD') and minute on the clock of a zone. */
export interface WallTime {
  day: string;
  minute: number;
}

interface MoveDialogProps {
  booking: BookingView;
  /** Where it was dropped; its own time when missing. */
  to?: WallTime | undefined;
  /** On whose clock it was dropped; the host's at the time of booking when missing. */
  timeZone?: string | undefined;
  onClose: () => void;
}

const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Asks before a booking moves: after a drop, and as the way to move one without a mouse. */
export function MoveDialog({ booking, to, timeZone = booking.hostTimeZone, onClose }: MoveDialogProps) {
  const { startAt, attendee } = booking;
  const own = wallClock(startAt, timeZone);
  const [day, setDay] = useState((to ?? own).day);
  const [clock, setClock] = useState(clockText((to ?? own).minute));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; requestId?: string | undefined } | null>(null);
  const move = useMoveBooking();
  const isSame = day === own.day && minuteOf(clock) === own.minute;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const start = new Date(instantOf(day, minuteOf(clock), timeZone)).toISOString();
    const refusal = await move(booking, start, timeZone);
    setBusy(false);
    setFailure(refusal);
    if (!refusal) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t`Move this booking?`} size="md">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text c="dimmed">
            <Trans>
              <bdi>{attendee.name}</bdi> is booked for {whenText(startAt, timeZone)}, and gets a mail with the new time.
            </Trans>
          </Text>
          <Group grow align="start">
            <TextInput
              type="date"
              label={t`Day`}
              required
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
              data-autofocus
            />
            <TextInput
              type="time"
              label={t`Begins`}
              description={zoneText(timeZone)}
              inputWrapperOrder={['label', 'input', 'description']}
              required
              value={clock}
              onChange={(event) => setClock(event.currentTarget.value)}
            />
          </Group>
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Keep the time</Trans>
            </Button>
            <Button type="submit" loading={busy} disabled={isSame || !day || !clock}>
              <Trans>Move the booking</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

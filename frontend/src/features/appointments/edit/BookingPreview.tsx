import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { chooseScreen, detailsScreen, emptyForm, type Words } from '@linkyard/storefront';
import { readersZone } from '@linkyard/ui';
import { useState } from 'react';
import { ScreenPreview } from '../../../shared/screen-preview/ScreenPreview.js';
import { useOwnHost } from '../../../shared/screen-preview/use-own-host.js';
import type { AppointmentDraft } from './appointment-draft.js';
import { exampleTimes, previewedAppointment } from './previewed-appointment.js';
import css from './edit.module.css';

/** The booking page as visitors will see it, with times that are examples, and the form of one of them. */
export function BookingPreview({ draft }: { draft: AppointmentDraft }) {
  const [now] = useState(Date.now);
  const [step, setStep] = useState('times');
  const host = useOwnHost();
  const screenOf = (words: Words) => {
    const appointment = previewedAppointment(draft, host);
    const zone = (draft.lockTimeZone && draft.timeZone) || readersZone();
    const duration = draft.defaultDuration;
    const { start, ...times } = exampleTimes(draft, zone, now);
    const shown = { appointment, zone, duration, now };
    if (step === 'times') return chooseScreen({ ...shown, ...times, query: { tz: zone }, zones: [] }, words);
    const form = { form: emptyForm, series: [], idempotencyKey: '' };
    const holdRefusals = { 'bookings.slot_taken': '', 'bookings.not_open': '' };
    return detailsScreen({ ...shown, ...form, holdRefusals, query: { tz: zone, start } }, words);
  };
  return (
    <>
      <SegmentedControl
        fullWidth
        className={css['step'] ?? ''}
        aria-label={t`Step of the booking`}
        data={[
          { value: 'times', label: t`Days and times` },
          { value: 'form', label: t`Form` },
        ]}
        value={step}
        onChange={setStep}
      />
      <ScreenPreview title={t`Preview of the booking page`} screenOf={screenOf} />
      <p className={css['small']}>{t`The days and times here are examples.`}</p>
    </>
  );
}

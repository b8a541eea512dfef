import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { AppointmentView } from '@linkyard/contracts';
import {
  perLanguage,
  CopyField,
  EditScreen,
  FormSkeleton,
  InlineAlert,
  StatusBadge,
  type EditSection,
} from '@linkyard/ui';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../shared/api/api-error.js';
import { LoadFailure } from '../../../shared/message/LoadFailure.js';
import { useAppointmentQuery } from '../api.js';
import { appointmentStates, bookingUrl, titleOf } from '../appointment-labels.js';
import type { SectionProps } from './appointment-draft.js';
import { AvailabilitySection } from './AvailabilitySection.js';
import { BasicsSection } from './BasicsSection.js';
import { BookingPreview } from './BookingPreview.js';
import { CalendarsSection } from './CalendarsSection.js';
import { MailsSection } from './MailsSection.js';
import { PriceSection } from './PriceSection.js';
import { QuestionsSection } from './QuestionsSection.js';
import { RulesSection } from './RulesSection.js';
import { SeatsSection } from './SeatsSection.js';
import { useAppointmentForm } from './use-appointment-form.js';
import css from './edit.module.css';

interface Part {
  id: string;
  title: string;
  help: ReactNode;
  Content: ComponentType<SectionProps>;
  /** First words of the paths of its fields. */
  fields: readonly string[];
}

const parts: () => readonly Part[] = perLanguage(() => [
  {
    id: 'basics',
    title: t`Basics`,
    help: t`What it is called, how long it lasts and where it takes place.`,
    Content: BasicsSection,
    fields: ['title', 'description', 'durations', 'defaultDuration', 'locations', 'color', 'btnText', 'image'],
  },
  {
    id: 'availability',
    title: t`Availability`,
    help: t`When it can be booked.`,
    Content: AvailabilitySection,
    fields: [
      'scheduleId',
      'window',
      'minimumNotice',
      'slotInterval',
      'bufferBefore',
      'bufferAfter',
      'limits',
      'timeZone',
    ],
  },
  {
    id: 'calendars',
    title: t`Calendars`,
    help: t`Which of your calendars block its times, and where its bookings are written.`,
    Content: CalendarsSection,
    fields: ['busyCalendars', 'destinationCalendar'],
  },
  {
    id: 'price',
    title: t`Price & payment`,
    help: t`What it costs, and what is due when booking.`,
    Content: PriceSection,
    fields: ['price', 'currency', 'deposit', 'payAt', 'payWithin'],
  },
  {
    id: 'rules',
    title: t`Approval & policy`,
    help: t`Who says yes, and until when plans may change.`,
    Content: RulesSection,
    fields: ['approvalExpiresHours', 'cancelPolicy', 'reschedulePolicy'],
  },
  {
    id: 'questions',
    title: t`Questions`,
    help: t`What visitors are asked when they book.`,
    Content: QuestionsSection,
    fields: ['questions'],
  },
  {
    id: 'mails',
    title: t`Mails`,
    help: t`What is said after a booking, before the meeting and afterwards.`,
    Content: MailsSection,
    fields: ['confirmation', 'reminders', 'followUp'],
  },
  {
    id: 'seats',
    title: t`Seats & repeats`,
    help: t`How many people come at once, and how often.`,
    Content: SeatsSection,
    fields: ['seatsPerSlot', 'guestsMax', 'recurring'],
  },
]);

/** One appointment. @source spec 1 "/appointments/{id}" */
export function AppointmentScreen() {
  const { appointmentId = '' } = useParams();
  const loaded = useAppointmentQuery({ _id: appointmentId }, { refetchOnMountOrArgChange: true });
  if (loaded.isError && !loaded.data)
    return (
      <LoadFailure
        error={asApiError(loaded.error)}
        retry={() => void loaded.refetch()}
        missing={t`There is no such appointment.`}
        back={{ to: '/appointments', label: t`Back to appointments` }}
      />
    );
  // Only what is known to be of this id, never that of the screen before.
  const appointment = loaded.currentData?.appointment;
  if (!appointment) return <FormSkeleton />;
  return (
    <Editor
      key={appointment._id}
      appointment={appointment}
      reload={async () => (await loaded.refetch()).data?.appointment ?? null}
    />
  );
}

interface EditorProps {
  appointment: AppointmentView;
  /** The newest version from the server. */
  reload: () => Promise<AppointmentView | null>;
}

function Editor({ appointment, reload }: EditorProps) {
  const form = useAppointmentForm(appointment);
  const { saved, draft, isStale } = form;
  const isPublished = saved.state === 'published';
  const sections = parts().map(({ fields, Content, ...part }): EditSection => ({
    ...part,
    hasError: fields.some((field) => form.errorOf(field) !== undefined),
    content: <Content draft={draft} change={form.change} errorOf={form.errorOf} />,
  }));
  return (
    <>
      {isStale && (
        <InlineAlert
          tone="warning"
          title={t`This appointment was changed somewhere else.`}
          actions={[
            {
              label: t`Load the newer version`,
              onClick: () => void reload().then((newer) => newer && form.replace(newer)),
            },
          ]}
        >
          <Trans>What you have typed here is not saved and will be lost.</Trans>
        </InlineAlert>
      )}
      <EditScreen
        title={titleOf(draft)}
        back={{ to: '/appointments', label: t`Back to appointments` }}
        status={<StatusBadge state={saved.state} states={appointmentStates()} />}
        sections={sections}
        dirty={form.dirty}
        saving={form.saving}
        onSave={() => void form.save()}
        onDiscard={form.discard}
        failure={form.failure}
        actions={
          <Button
            variant={isPublished ? 'default' : 'filled'}
            loading={form.saving}
            onClick={() => void form.save(isPublished ? 'draft' : 'published')}
          >
            {isPublished ? t`Unpublish` : t`Publish`}
          </Button>
        }
        preview={
          <>
            <BookingPreview draft={draft} />
            {isPublished && (
              <CopyField
                className={css['link'] ?? ''}
                label={t`Link to the booking page`}
                value={bookingUrl(saved.publicId)}
              />
            )}
          </>
        }
      />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Anchor, Textarea } from '@mantine/core';
import { shownEmail, hasGotoTitle, syncWebinar, type RegistrationView } from '@linkyard/contracts';
import {
  ConfirmDanger,
  FactList,
  formatMoney,
  InlineAlert,
  readersZone,
  RecordDrawer,
  RecordSection,
  StatusBadge,
  toast,
  useNow,
  translated,
} from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { shownRecord, type OpenedRow } from '../../../shared/lists/use-opened-record.js';
import { WithTestMark } from '../../../shared/payments/payment-mode.js';
import { PaymentAttention } from '../../../shared/payments/PaymentAttention.js';
import { paymentNotices } from '../../../shared/payments/payment-notices.js';
import { useReceiptActions } from '../../../shared/receipts/use-receipt.js';
import { namedZoneText } from '../../../shared/time/when-text.js';
import { useRegistrationQuery, useResolveRegistrationAttentionMutation, useSyncWebinarMutation } from '../api.js';
import { commandsFor, commandWords, type RegistrationCommand } from './registration-actions.js';
import { nameOf, paymentWords, reasonText, registrationStates, timelineOf } from './registration-labels.js';
import { isFinal, useRegistrationCommands, type FinalCommand } from './use-registration-commands.js';

const answerFact = (answer: RegistrationView['answers'][number]) => ({
  label: hasGotoTitle(answer) ? translated(answer.title) : answer.title,
  value: answer.value,
});

/** One registration beside its list, and what the creator can do with it. */
export function RegistrationDrawer({ opened }: { opened: OpenedRow<RegistrationView> }) {
  const read = useRegistrationQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const { record: registration, ...reading } = shownRecord(
    opened,
    { ...read, record: read.currentData?.registration },
    t`There is no such registration.`,
  );
  const now = useNow(60_000);
  const { run, start, isBusy, confirming, endConfirming } = useRegistrationCommands(registration);
  const receipts = useReceiptActions(registration?.paymentId);
  const offered = registration ? commandsFor(registration, now) : [];
  const actionOf = (command: RegistrationCommand) => ({
    label: commandWords()[command].label,
    onClick: () => void start(command),
    loading: isBusy,
    danger: isFinal(command),
  });
  const primary = offered.find((command) => !isFinal(command));
  return (
    <>
      <RecordDrawer
        opened={opened.id !== null}
        {...opened.steps}
        {...reading}
        title={t`Registration`}
        {...(registration && contentOf(registration))}
        primary={primary && actionOf(primary)}
        actions={[...receipts, ...offered.filter((command) => command !== primary).map(actionOf)]}
        attention={registration && <Attention registration={registration} />}
      >
        {registration && registration.answers.length > 0 && (
          <RecordSection title={t`Answers`}>
            <FactList facts={registration.answers.map(answerFact)} />
          </RecordSection>
        )}
      </RecordDrawer>
      {registration && confirming && (
        <ReasonDialog registration={registration} command={confirming} run={run} onClose={endConfirming} />
      )}
    </>
  );
}

/** What the drawer shows of a registration. */
const contentOf = (registration: RegistrationView) => ({
  title: nameOf(registration),
  amount: registration.price && formatMoney(registration.price),
  status: (
    <WithTestMark mode={registration.mode}>
      <StatusBadge state={registration.state} states={registrationStates()} />
    </WithTestMark>
  ),
  facts: factsOf(registration),
  timeline: timelineOf(registration),
});

/** What waits for the creator, or went wrong. */
function Attention({ registration }: { registration: RegistrationView }) {
  const [resolve, { isLoading }] = useResolveRegistrationAttentionMutation();
  const { uid } = registration;
  return (
    <>
      <Waiting registration={registration} />
      <PaymentAttention
        notices={paymentNotices(registration)}
        decide={({ code, decision }) => resolve({ uid, code, decision })}
        loading={isLoading}
      />
    </>
  );
}

function Waiting({ registration }: { registration: RegistrationView }) {
  const [retry] = useSyncWebinarMutation();
  const sendAgain = async () => {
    const refusal = refusalOf(await retry({ _id: registration.webinarId }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(syncWebinar.message));
  };
  if (registration.state === 'pending' && registration.paymentState !== 'unpaid')
    return <InlineAlert title={t`This registration waits for your answer.`} />;
  if (registration.sync.state !== 'failed') return null;
  return (
    <InlineAlert
      title={t`The webinar provider did not take this registration.`}
      actions={[{ label: t`Try again`, onClick: () => void sendAgain() }]}
    >
      {translated(registration.sync.error)}
    </InlineAlert>
  );
}

const factsOf = ({ person, ...registration }: RegistrationView) => [
  { label: t`Webinar`, value: registration.title },
  { label: t`When`, value: registration.startAt && namedZoneText(registration.startAt, readersZone()) },
  {
    label: t`For the visitor`,
    value:
      registration.startAt && registration.timeZone !== readersZone()
        ? namedZoneText(registration.startAt, registration.timeZone)
        : null,
  },
  { label: t`E-mail`, value: <Anchor href={`mailto:${person.email}`}>{shownEmail(person.email)}</Anchor> },
  { label: t`Phone`, value: person.phone && <Anchor href={`tel:${person.phone}`}>{person.phone}</Anchor> },
  { label: t`Organization`, value: person.organization },
  { label: t`Job title`, value: person.jobTitle },
  { label: t`Payment`, value: paymentWords()[registration.paymentState] },
  { label: t`Refunded`, value: registration.refunded && formatMoney(registration.refunded) },
  {
    label: t`Personal link`,
    value: registration.joinUrl && (
      <Anchor href={registration.joinUrl} target="_blank" rel="noreferrer" dir="ltr">
        {registration.joinUrl}
      </Anchor>
    ),
  },
  { label: t`Attended`, value: registration.attendedMinutes ? t`${registration.attendedMinutes} min` : null },
  { label: t`Reason`, value: (registration.cancel && reasonText(registration.cancel)) || registration.denyReason },
];

interface ReasonDialogProps {
  registration: RegistrationView;
  command: FinalCommand;
  run: (
    command: RegistrationCommand,
    reason?: string,
  ) => ReturnType<typeof refusalOf> | Promise<ReturnType<typeof refusalOf>>;
  onClose: () => void;
}

/** Asks for the reason, which the visitor reads. */
function ReasonDialog({ registration, command, run, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isPaid = registration.paymentState === 'paid' || registration.paymentState === 'partiallyRefunded';
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={command === 'deny' ? t`Deny this registration?` : t`Cancel this registration?`}
      loses={t`${nameOf(registration)} gets a mail with your reason.${isPaid ? t` Everything that was paid is refunded.` : ''} The seat goes to the next person on the waiting list.`}
      verb={commandWords()[command].label}
      onConfirm={async () => {
        const refusal = await run(command, reason);
        if (!refusal) onClose();
        return refusal;
      }}
    >
      <Textarea
        label={t`Reason`}
        description={t`The visitor reads it.`}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </ConfirmDanger>
  );
}

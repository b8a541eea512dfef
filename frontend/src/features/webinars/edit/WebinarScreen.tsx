import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group } from '@mantine/core';
import type { WebinarView } from '@linkyard/contracts';
import {
  perLanguage,
  CopyField,
  EditScreen,
  FormSkeleton,
  InlineAlert,
  StatusBadge,
  type EditSection,
} from '@linkyard/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../shared/api/api-error.js';
import { LoadFailure } from '../../../shared/message/LoadFailure.js';
import { useWebinarQuery } from '../api.js';
import { CancelWebinar } from '../list/CancelWebinar.js';
import { titleOf, webinarStates, webinarUrl } from '../webinar-labels.js';
import { BasicsSection } from './BasicsSection.js';
import { MailsSection } from './MailsSection.js';
import { ProviderAlert } from './ProviderAlert.js';
import { RegistrationSection } from './RegistrationSection.js';
import { SessionsSection } from './SessionsSection.js';
import type { SectionProps } from './webinar-draft.js';
import { WebinarPreview } from './WebinarPreview.js';
import { useWebinarForm } from './use-webinar-form.js';
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
    help: t`What it is about and who presents it.`,
    Content: BasicsSection,
    fields: ['title', 'description', 'image', 'hosts'],
  },
  {
    id: 'sessions',
    title: t`Sessions`,
    help: t`When it takes place and where people join.`,
    Content: SessionsSection,
    fields: ['type', 'sessions', 'provider', 'joinUrl', 'replayUrl', 'replayUntil'],
  },
  {
    id: 'registration',
    title: t`Registration`,
    help: t`Seats, price, approval and questions.`,
    Content: RegistrationSection,
    fields: ['capacity', 'registrationOpensAt', 'registrationClosesAt', 'price', 'currency', 'fields', 'personFields'],
  },
  {
    id: 'mails',
    title: t`Mails`,
    help: t`The confirmation and the reminders.`,
    Content: MailsSection,
    fields: ['confirmation', 'reminders'],
  },
]);

/** One webinar. */
export function WebinarScreen() {
  const { webinarId = '' } = useParams();
  const loaded = useWebinarQuery({ _id: webinarId }, { refetchOnMountOrArgChange: true });
  if (loaded.isError && !loaded.data)
    return (
      <LoadFailure
        error={asApiError(loaded.error)}
        retry={() => void loaded.refetch()}
        missing={t`There is no such webinar.`}
        back={{ to: '/webinars', label: t`Back to webinars` }}
      />
    );
  // Only what is known to be of this id, never that of the screen before.
  const webinar = loaded.currentData?.webinar;
  if (!webinar) return <FormSkeleton />;
  const reload = async () => (await loaded.refetch()).data?.webinar ?? null;
  return <Editor key={webinar._id} webinar={webinar} reload={reload} />;
}

interface EditorProps {
  webinar: WebinarView;
  /** The newest version from the server. */
  reload: () => Promise<WebinarView | null>;
}

function Editor({ webinar, reload }: EditorProps) {
  const form = useWebinarForm(webinar);
  const [isCancelling, setIsCancelling] = useState(false);
  const { saved, draft, isStale } = form;
  const isDraft = saved.state === 'draft';
  const isOpen = saved.state === 'scheduled' || saved.state === 'live';
  const load = () => void reload().then((newer) => newer && form.replace(newer));
  const sections = parts().map(({ fields, Content, ...part }): EditSection => ({
    ...part,
    hasError: fields.some((field) => form.errorOf(field) !== undefined),
    content: <Content draft={draft} change={form.change} errorOf={form.errorOf} />,
  }));
  return (
    <>
      <div className={css['alerts']}>
        {isStale && (
          <InlineAlert
            tone="warning"
            title={t`This webinar was changed somewhere else.`}
            actions={[{ label: t`Load the newer version`, onClick: load }]}
          >
            <Trans>What you have typed here is not saved and will be lost.</Trans>
          </InlineAlert>
        )}
        <ProviderAlert webinar={saved} />
      </div>
      <EditScreen
        title={titleOf(draft)}
        back={{ to: '/webinars', label: t`Back to webinars` }}
        status={<StatusBadge state={saved.state} states={webinarStates()} />}
        sections={sections}
        dirty={form.dirty}
        saving={form.saving}
        onSave={() => void form.save()}
        onDiscard={form.discard}
        failure={form.failure}
        actions={
          isDraft ? (
            <Button loading={form.saving} onClick={() => void form.save('scheduled')}>
              <Trans>Publish</Trans>
            </Button>
          ) : (
            isOpen && (
              <Group gap="xs">
                <Button variant="subtle" color="red" onClick={() => setIsCancelling(true)}>
                  <Trans>Cancel the webinar</Trans>
                </Button>
                <CopyButton value={webinarUrl(saved)}>
                  {({ copied, copy }) => (
                    <Button onClick={copy}>{copied ? t`Copied to the clipboard` : t`Copy the link`}</Button>
                  )}
                </CopyButton>
              </Group>
            )
          )
        }
        preview={
          <>
            <WebinarPreview draft={draft} />
            {!isDraft && (
              <CopyField
                className={css['link'] ?? ''}
                label={t`Link to the registration page`}
                value={webinarUrl(saved)}
              />
            )}
          </>
        }
      />
      {isCancelling && <CancelWebinar webinar={saved} onClose={() => setIsCancelling(false)} onDone={load} />}
    </>
  );
}

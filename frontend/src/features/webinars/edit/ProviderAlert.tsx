import { t } from '@lingui/core/macro';
import { syncWebinar, type WebinarView } from '@linkyard/contracts';
import { InlineAlert, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useSyncWebinarMutation, useWebinarQuery, webinarsApi } from '../api.js';

const pollMs = 5_000;

/** What visitors are asked because the form at GoToWebinar requires it. */
function RequiredThere({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <InlineAlert tone="info" title={t`Visitors are also asked what your registration form at GoToWebinar requires.`}>
      {questions.map((title) => translated(title)).join(' · ')}
    </InlineAlert>
  );
}

/** Whether GoToWebinar has what is saved here; asked again until it has, or until it was refused for good. */
export function ProviderAlert({ webinar }: { webinar: WebinarView }) {
  const isHeldThere = webinar.provider === 'gotowebinar' && webinar.state !== 'draft';
  const asked = { _id: webinar._id };
  const known = webinarsApi.endpoints.webinar.useQueryState(asked).data?.webinar.sync?.state;
  const { data } = useWebinarQuery(asked, { pollingInterval: isHeldThere && known === 'pending' ? pollMs : 0 });
  const [retry] = useSyncWebinarMutation();
  const sync = data?.webinar.sync;
  if (!isHeldThere || !sync) return null;
  if (sync.state === 'synced') return <RequiredThere questions={data.webinar.providerQuestions} />;
  const run = async () => {
    const refusal = refusalOf(await retry({ _id: webinar._id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(syncWebinar.message));
  };
  const actions = [{ label: t`Try again`, onClick: () => void run() }] as const;
  if (sync.state === 'failed')
    return (
      <InlineAlert title={t`GoToWebinar does not have the latest changes.`} actions={actions}>
        {translated(sync.error)}
      </InlineAlert>
    );
  return (
    <InlineAlert tone="info" title={t`This webinar is being sent to GoToWebinar.`} actions={sync.error ? actions : []}>
      {translated(sync.error)}
    </InlineAlert>
  );
}

import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { setWebinarCallback, webinarProviderEvents, type WebinarConnectionView } from '@linkyard/contracts';
import { perLanguage, CopyField, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useSetWebinarCallbackMutation } from '../api.js';
import css from '../integrations.module.css';

type ProviderEvent = (typeof webinarProviderEvents)[number];

const labels: () => Record<ProviderEvent, string> = perLanguage(() => ({
  'registrant.added': t`A person registered at GoToWebinar`,
  'registrant.joined': t`A person joined`,
  'webinar.changed': t`A webinar was changed or deleted there`,
}));

/** What GoToWebinar notifies us of; without it changes there are noticed later. */
export function CallbackSetting({ connection }: { connection: WebinarConnectionView }) {
  const { _id, callbackUrl, subscribedEvents } = connection;
  const [send, { isLoading }] = useSetWebinarCallbackMutation();
  const choose = async (event: ProviderEvent, isOn: boolean) => {
    const events = isOn ? [...subscribedEvents, event] : subscribedEvents.filter((one) => one !== event);
    const refusal = refusalOf(await send({ _id, events }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(setWebinarCallback.message));
  };
  return (
    <div className={css['choices']} role="group" aria-label={t`Notifications of GoToWebinar`}>
      <CopyField
        secret
        label={t`Callback address`}
        description={t`Registered at GoToWebinar when you choose what it notifies us of. It has to be reachable by https.`}
        value={callbackUrl}
      />
      {webinarProviderEvents.map((event) => (
        <Checkbox
          key={event}
          label={labels()[event]}
          checked={subscribedEvents.includes(event)}
          disabled={isLoading}
          onChange={({ currentTarget }) => void choose(event, currentTarget.checked)}
        />
      ))}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { CalendarAccountView } from '@linkyard/contracts';
import { CardsSkeleton, ErrorState } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useCalendarsQuery } from '../api.js';
import { CalendarCard } from './CalendarCard.js';
import { calendarProviders, type CalendarProviderName } from './calendar-providers.js';
import { ChooseCalendarsDrawer } from './ChooseCalendarsDrawer.js';
import { ConnectCalendarDrawer } from './ConnectCalendarDrawer.js';
import { DisconnectCalendarDialog } from './DisconnectCalendarDialog.js';
import { FeedCard } from './FeedCard.js';
import css from '../integrations.module.css';

const order: readonly CalendarProviderName[] = ['google', 'microsoft', 'caldav', 'ics'];

/** Calendars of the host: which of them block slots, and where bookings are written. */
export function CalendarProviders() {
  const list = useCalendarsQuery({});
  const [connecting, setConnecting] = useState<CalendarProviderName | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<CalendarAccountView | null>(null);
  const { data: accounts, available = [], simulated = [] } = list.data ?? {};
  return (
    <section aria-labelledby="integrations-calendars" className={css['section']}>
      <h2 className={css['purpose']} id="integrations-calendars">
        <Trans>Calendars</Trans>
      </h2>
      <p className={css['help']}>
        <Trans>
          Times at which you are busy are not offered for booking. Your calendars are read every ten minutes.
        </Trans>
      </p>
      {!accounts && list.isLoading && <CardsSkeleton />}
      {!accounts && list.isError && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {accounts && (
        <div className={css['cards']}>
          {order
            .filter((provider) => available.includes(provider))
            .map((provider) => (
              <CalendarCard
                key={provider}
                words={calendarProviders()[provider]}
                provider={provider}
                accounts={accounts.filter((account) => account.provider === provider)}
                onConnect={() => setConnecting(provider)}
                onChoose={({ _id }) => setChoosing(_id)}
                onDisconnect={setLeaving}
              />
            ))}
          <FeedCard />
        </div>
      )}
      <ConnectCalendarDrawer
        provider={connecting}
        isSimulated={connecting !== null && simulated.includes(connecting)}
        onClose={() => setConnecting(null)}
        onConnected={({ _id }) => {
          setConnecting(null);
          setChoosing(_id);
        }}
      />
      <ChooseCalendarsDrawer
        account={accounts?.find(({ _id }) => _id === choosing) ?? null}
        onClose={() => setChoosing(null)}
      />
      <DisconnectCalendarDialog account={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { rotateCalendarFeed } from '@linkyard/contracts';
import { ConfirmDanger, CopyField, ErrorState, toast, translated } from '@linkyard/ui';
import { IconRss } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { useCalendarFeedQuery, useRotateCalendarFeedMutation } from '../api.js';
import css from '../integrations.module.css';

/** The private address by which a calendar program shows all bookings. */
export function FeedCard() {
  const feed = useCalendarFeedQuery({});
  const [rotate] = useRotateCalendarFeedMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const refusal = refusalOf(await rotate({}));
    if (!refusal) {
      toast.success(translated(rotateCalendarFeed.message));
      setAsking(false);
    }
    return refusal;
  };
  return (
    <article className={css['card']} aria-label={t`Your bookings as a calendar`}>
      <header>
        <span className={css['logo']}>
          <IconRss size={22} stroke={1.75} aria-hidden />
        </span>
        <div className={css['words']}>
          <h3>
            <Trans>Your bookings as a calendar</Trans>
          </h3>
          <p>
            <Trans>Subscribe to this address in any calendar program. Anyone who has it can read your bookings.</Trans>
          </p>
        </div>
      </header>
      {feed.data && <CopyField label={t`Private address`} value={feed.data.url} secret />}
      {!feed.data && feed.isLoading && <Skeleton height={62} />}
      {!feed.data && feed.isError && (
        <ErrorState failure={asApiError(feed.error)} retry={() => void feed.refetch()} retrying={feed.isFetching} />
      )}
      <footer>
        <Button variant="default" disabled={!feed.data} onClick={() => setAsking(true)}>
          <Trans>New address</Trans>
        </Button>
      </footer>
      <ConfirmDanger
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t`Make a new address?`}
        verb={t`Make a new address`}
        onConfirm={confirm}
        loses={
          <p>
            <Trans>
              Calendar programs that use the address of now show nothing new until you give them the new one.
            </Trans>
          </p>
        }
      />
    </article>
  );
}

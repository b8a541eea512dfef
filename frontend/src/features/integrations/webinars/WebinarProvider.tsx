import { Trans } from '@lingui/react/macro';
import { CardsSkeleton, ErrorState } from '@linkyard/ui';
import { asApiError } from '../../../shared/api/api-error.js';
import { useWebinarConnectionQuery } from '../api.js';
import { GotoWebinarCard } from './GotoWebinarCard.js';
import css from '../integrations.module.css';

/** Where webinars are held besides meeting rooms of the creator's own. */
export function WebinarProvider() {
  const loaded = useWebinarConnectionQuery({});
  return (
    <section aria-labelledby="integrations-webinars" className={css['section']}>
      <h2 className={css['purpose']} id="integrations-webinars">
        <Trans>Webinars</Trans>
      </h2>
      <p className={css['help']}>
        <Trans>Webinars can be held at GoToWebinar. A link to a meeting room of your own needs no connection.</Trans>
      </p>
      {!loaded.data && loaded.isLoading && <CardsSkeleton />}
      {!loaded.data && loaded.isError && (
        <ErrorState
          failure={asApiError(loaded.error)}
          retry={() => void loaded.refetch()}
          retrying={loaded.isFetching}
        />
      )}
      {loaded.data && (
        <div className={css['cards']}>
          <GotoWebinarCard {...loaded.data} />
        </div>
      )}
    </section>
  );
}

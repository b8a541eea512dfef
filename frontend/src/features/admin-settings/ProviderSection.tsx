import { ErrorState, FormSkeleton } from '@linkyard/ui';
import { asApiError } from '../../shared/api/api-error.js';
import { useSiteSettingsQuery } from './api.js';
import { ProviderForm } from './ProviderForm.js';

/** The part of Settings about services that this site asks on behalf of creators. */
export function ProviderSection() {
  const settings = useSiteSettingsQuery({});
  if (settings.data)
    return <ProviderForm settings={settings.data} onStale={async () => (await settings.refetch()).data} />;
  if (settings.isLoading) return <FormSkeleton fields={6} />;
  return (
    <ErrorState
      failure={asApiError(settings.error)}
      retry={() => void settings.refetch()}
      retrying={settings.isFetching}
    />
  );
}

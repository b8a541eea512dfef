import { t } from '@lingui/core/macro';
import { FormSection, PageHead, ErrorState, FormSkeleton } from '@linkyard/ui';
import { SettingsPanels } from '../../shared/feature/SettingsPanels.js';
import { BlockSwitches } from './block-policy/BlockSwitches.js';
import { asApiError } from '../../shared/api/api-error.js';
import { useSiteSettingsQuery } from './api.js';
import { ProviderForm } from './ProviderForm.js';

/** What holds for the whole installation. */
export function AdminSettingsScreen() {
  return (
    <>
      <PageHead title={t`Settings`} purpose={t`What holds for everybody here.`} />
      <FormSection
        title={t`Blocks`}
        help={t`A block that is off is not offered any more and leaves published pages at once. Drafts keep it, so switching it on brings it back.`}
      >
        <BlockSwitches />
      </FormSection>
      <ProviderSection />
      <SettingsPanels screen="admin" />
    </>
  );
}

/** The part of Settings about services that this site asks on behalf of creators. */
function ProviderSection() {
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

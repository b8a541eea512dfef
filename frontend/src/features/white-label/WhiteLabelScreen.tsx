import { errorCatalogue, type WhiteLabelView } from '@linkyard/contracts';
import { ErrorState, FormSkeleton, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../shared/api/api-error.js';
import { MediaScope } from '../../shared/media/picker/MediaScope.js';
import { useWhiteLabelQuery } from './api.js';
import { SettingsForm } from './settings/SettingsForm.js';
import { UsersTab } from './users/UsersTab.js';
import { EnquiriesTab } from './enquiries/EnquiriesTab.js';
import { WhiteLabelTabs, whiteLabelTabs, type WhiteLabelTab } from './WhiteLabelTabs.js';

/** Why the tabs of users and enquiries stay closed; null where it opens. @source spec 4 "White-label status" */
export function closedBecause(record: Pick<WhiteLabelView, 'status' | 'domainVerified'> | null): string | null {
  if (record?.status === 1) return null;
  const code = record?.domainVerified ? 'white-label.not_complete' : 'white-label.domain_unverified';
  return translated(errorCatalogue[code].text);
}

/** What a reseller makes of the product: settings, and the people who use it under their name. @source spec 2 */
export function WhiteLabelScreen() {
  const [openedAt] = useState(() => Date.now());
  const [params, setParams] = useSearchParams();
  const loaded = useWhiteLabelQuery({}, { refetchOnMountOrArgChange: true });
  if (loaded.isError && loaded.data === undefined)
    return <ErrorState failure={asApiError(loaded.error)} retry={() => void loaded.refetch()} />;
  const isFresh = (loaded.fulfilledTimeStamp ?? 0) >= openedAt;
  if (loaded.data === undefined || !isFresh) return <FormSkeleton />;

  const record = loaded.data;
  const isOpen = closedBecause(record) === null;
  const named = whiteLabelTabs.find((tab) => tab === params.get('tab')) ?? 'settings';
  const wanted: WhiteLabelTab = isOpen ? named : 'settings';
  const open = (tab: WhiteLabelTab) => {
    const reason = tab === 'settings' ? null : closedBecause(record);
    if (reason) toast.error(reason);
    else setParams(tab === 'settings' ? {} : { tab });
  };
  const tabs = <WhiteLabelTabs value={wanted} onChange={open} />;
  if (wanted === 'enquiries') return <EnquiriesTab tabs={tabs} />;
  return wanted === 'users' && record ? (
    <UsersTab tabs={tabs} whiteLabel={record} />
  ) : (
    <MediaScope>
      <SettingsForm
        tabs={tabs}
        loaded={record}
        onVerified={() => void loaded.refetch()}
        onPublished={() => setParams({ tab: 'users' })}
      />
    </MediaScope>
  );
}

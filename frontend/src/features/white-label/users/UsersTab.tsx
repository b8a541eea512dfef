import { t } from '@lingui/core/macro';
import type { WhiteLabelView } from '@linkyard/contracts';
import { EmptyState, PageHead } from '@linkyard/ui';
import type { ReactNode } from 'react';

interface UsersTabProps {
  tabs: ReactNode;
  whiteLabel: WhiteLabelView;
}

/** The people of a reseller's site. @source spec 2 "Users tab" */
export function UsersTab({ tabs, whiteLabel }: UsersTabProps) {
  return (
    <>
      {tabs}
      <PageHead title={t`Users`} purpose={whiteLabel.title} />
      <EmptyState drawing="people" text={t`No User Data Found.`} />
    </>
  );
}

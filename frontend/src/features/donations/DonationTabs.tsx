import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router-dom';

/** Donations and goals are two views of one screen; the address says which. */
export function DonationTabs({ value }: { value: 'donations' | 'goals' }) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={value}
      onChange={(tab) => void navigate(tab === 'goals' ? '/donations?tab=goals' : '/donations')}
      mb="md"
    >
      <Tabs.List>
        <Tabs.Tab value="donations">
          <Trans>Donations</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="goals">
          <Trans>Goals</Trans>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';

export const whiteLabelTabs = ['settings', 'users'] as const;
export type WhiteLabelTab = (typeof whiteLabelTabs)[number];

/** @param onChange may refuse: the tab of users opens once the site is published */
export function WhiteLabelTabs({ value, onChange }: { value: WhiteLabelTab; onChange: (tab: WhiteLabelTab) => void }) {
  return (
    <Tabs value={value} onChange={(tab) => onChange(tab === 'users' ? 'users' : 'settings')} mb="md">
      <Tabs.List>
        <Tabs.Tab value="settings">
          <Trans>Settings</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="users">
          <Trans>Users</Trans>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

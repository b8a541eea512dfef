import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';

export const whiteLabelTabs = ['settings', 'users', 'enquiries'] as const;
export type WhiteLabelTab = (typeof whiteLabelTabs)[number];

/** @param onChange may refuse: the other tabs open once the site is published */
export function WhiteLabelTabs({ value, onChange }: { value: WhiteLabelTab; onChange: (tab: WhiteLabelTab) => void }) {
  return (
    <Tabs
      value={value}
      onChange={(tab) => onChange(whiteLabelTabs.find((known) => known === tab) ?? 'settings')}
      mb="md"
    >
      <Tabs.List>
        <Tabs.Tab value="settings">
          <Trans>Settings</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="users">
          <Trans>Users</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="enquiries">
          <Trans>Enquiries</Trans>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

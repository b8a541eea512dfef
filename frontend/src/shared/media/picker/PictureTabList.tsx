import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { pictureTabs } from './picture-tabs.js';

/** The places pictures come from. */
export function PictureTabList({ hasShared }: { hasShared: boolean }) {
  return (
    <Tabs.List px={16}>
      <Tabs.Tab value="uploads">
        <Trans>Uploads</Trans>
      </Tabs.Tab>
      {pictureTabs().map(({ value, label }) => (
        <Tabs.Tab key={value} value={value}>
          {label}
        </Tabs.Tab>
      ))}
      {hasShared && (
        <Tabs.Tab value="shared">
          <Trans>Shared</Trans>
        </Tabs.Tab>
      )}
    </Tabs.List>
  );
}

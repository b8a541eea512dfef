import { Trans } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { deviceName, isPhone } from './device-name.js';
import css from './device-list.module.css';

/** Browsers of a person, each a `DeviceEntry`. */
export function DeviceList({ children }: { children: ReactNode }) {
  return <ul className={css['devices']}>{children}</ul>;
}

interface DeviceEntryProps {
  userAgent: string;
  isThis: boolean;
  badge?: ReactNode;
  /** What it was used for last, and when. */
  note: ReactNode;
  action: ReactNode;
}

export function DeviceEntry({ userAgent, isThis, badge, note, action }: DeviceEntryProps) {
  const DeviceIcon = isPhone(userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <DeviceIcon size={20} stroke={1.5} aria-hidden />
      <span className={css['device']}>
        <b>
          {deviceName(userAgent)}{' '}
          {isThis && (
            <Badge color="green">
              <Trans>This device</Trans>
            </Badge>
          )}
          {badge}
        </b>
        <Text component="span" size="xs" c="dimmed">
          {note}
        </Text>
      </span>
      {action}
    </li>
  );
}

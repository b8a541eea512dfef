import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDevices, type Icon } from '@tabler/icons-react';
import type { Home } from './home-state.js';
import type { ShareRow } from './Shares.js';
import css from './dashboard.module.css';

const deviceWords: () => Record<string, { label: string; icon: Icon }> = perLanguage(() => ({
  mobile: { label: t`Phone`, icon: IconDeviceMobile },
  tablet: { label: t`Tablet`, icon: IconDeviceTablet },
  desktop: { label: t`Computer`, icon: IconDeviceDesktop },
}));
const otherDevice = perLanguage(() => ({ label: t`Other`, icon: IconDevices }));

export const deviceRows = (devices: Home['devices']): ShareRow[] =>
  devices.map(({ name, views }) => {
    const { label, icon: DeviceIcon } = deviceWords()[name] ?? otherDevice();
    return {
      key: name,
      count: views,
      unit: t`views`,
      label: (
        <>
          <DeviceIcon size={16} stroke={1.5} aria-hidden />
          <span>{label}</span>
        </>
      ),
    };
  });

export const referrerRows = (referrers: Home['referrers']): ShareRow[] =>
  referrers.slice(0, 6).map(({ name, views }) => ({
    key: name,
    count: views,
    unit: t`views`,
    label: <span>{name === 'direct' ? t`Directly` : <bdi>{name}</bdi>}</span>,
  }));

const shortAddress = (target: string) =>
  target.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');

export const linkRows = (links: Home['topLinks']): ShareRow[] =>
  links.slice(0, 8).map(({ campaignId, sectionId, title, target, clicks }) => ({
    key: `${campaignId} ${sectionId} ${target}`,
    count: clicks,
    unit: t`clicks`,
    label: (
      <span className={css['linkWords']}>
        <span>
          <bdi>{title === target ? shortAddress(target) : title}</bdi>
        </span>
        {title !== target && target !== '' && (
          <small>
            <bdi>{shortAddress(target)}</bdi>
          </small>
        )}
      </span>
    ),
  }));

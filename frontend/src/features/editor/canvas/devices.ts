import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, type Icon } from '@tabler/icons-react';

export type Device = 'phone' | 'tablet' | 'desktop';

/** The sizes a page is looked at, CSS pixels. */
export const devices: () => Record<Device, { label: string; width: number; height: number; Icon: Icon }> = perLanguage(
  () => ({
    phone: { label: t`Phone`, width: 390, height: 780, Icon: IconDeviceMobile },
    tablet: { label: t`Tablet`, width: 768, height: 1024, Icon: IconDeviceTablet },
    desktop: { label: t`Desktop`, width: 1280, height: 800, Icon: IconDeviceDesktop },
  }),
);
export const deviceNames: readonly Device[] = ['phone', 'tablet', 'desktop'];

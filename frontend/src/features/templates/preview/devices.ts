import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';

/** CSS pixels a page is shown at. */
export const devices = perLanguage(
  () =>
    [
      { key: 'phone', label: t`Phone`, width: 390, height: 844, icon: IconDeviceMobile },
      { key: 'tablet', label: t`Tablet`, width: 820, height: 1180, icon: IconDeviceTablet },
      { key: 'desktop', label: t`Desktop`, width: 1280, height: 800, icon: IconDeviceDesktop },
    ] as const,
);
export type DeviceKey = ReturnType<typeof devices>[number]['key'];

interface Room {
  width: number;
  height: number;
}

/** How a device's window is drawn in a room: never larger than life, as tall as fits. */
export function fitDevice(device: { width: number; height: number }, room: Room) {
  const scale = Math.min(1, room.width / device.width);
  const height = Math.min(device.height, room.height / scale);
  return { scale, height, shownWidth: device.width * scale, shownHeight: height * scale };
}

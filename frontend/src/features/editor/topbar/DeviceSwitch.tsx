import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { deviceNames, devices, type Device } from '../canvas/devices.js';

interface DeviceSwitchProps {
  value: Device;
  onChange: (next: Device) => void;
}

/** At which width the page is shown. */
export function DeviceSwitch({ value, onChange }: DeviceSwitchProps) {
  return (
    <SegmentedControl
      aria-label={t`Width of the page`}
      data={deviceNames.map((device) => {
        const { label, Icon } = devices()[device];
        return {
          value: device,
          label: (
            <span title={label} style={{ display: 'grid', placeItems: 'center', minWidth: 26, minHeight: 22 }}>
              <Icon size={18} stroke={1.5} aria-hidden />
              <span className="ly-visually-hidden">{label}</span>
            </span>
          ),
        };
      })}
      value={value}
      onChange={onChange}
    />
  );
}

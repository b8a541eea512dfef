import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useIsPhone } from '@linkyard/ui';
import { CropPanel, type CropPanelProps } from './CropPanel.js';
import css from './crop.module.css';

/** The cropping as a popup of its own, for screens that keep the picture elsewhere than in the library. */
export function CropDialog(props: CropPanelProps) {
  const onPhone = useIsPhone();
  return (
    <Modal
      opened
      onClose={props.onCancel}
      title={t`Crop the picture`}
      size={720}
      fullScreen={onPhone}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ content: css['dialog'] ?? '', body: css['dialogBody'] ?? '' }}
    >
      <CropPanel {...props} />
    </Modal>
  );
}

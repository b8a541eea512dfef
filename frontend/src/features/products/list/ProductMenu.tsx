import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import {
  IconArchive,
  IconArchiveOff,
  IconCopyPlus,
  IconDots,
  IconLayoutList,
  IconLink,
  IconPencil,
  IconQrcode,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { PassedOn } from '../ProductDialogs.js';
import { titleOf } from '../product-labels.js';
import type { ProductActions } from './use-product-actions.js';

interface ProductMenuProps {
  product: ProductView;
  actions: ProductActions;
  onDelete: () => void;
  onPassOn: (way: PassedOn['way']) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function ProductMenu({ product, actions, onDelete, onPassOn }: ProductMenuProps) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={t`More for ${titleOf(product)}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} component={Link} to={`/products/${product._id}`}>
          <Trans>Edit</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void actions.copyLink(product)}>
          <Trans>Copy link</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconQrcode {...icon} />} onClick={() => onPassOn('share')}>
          <Trans>QR code and sharing</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconLayoutList {...icon} />} onClick={() => onPassOn('page')}>
          <Trans>Put on a page</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconCopyPlus {...icon} />} onClick={() => void actions.duplicate(product)}>
          <Trans>Duplicate</Trans>
        </Menu.Item>
        {product.state === 'archived' ? (
          <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={() => void actions.unarchive(product)}>
            <Trans>Move to drafts</Trans>
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => void actions.archive([product])}>
            <Trans>Archive</Trans>
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="var(--ly-danger-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

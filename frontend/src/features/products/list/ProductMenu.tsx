import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import {
  IconArchive,
  IconArchiveOff,
  IconCopyPlus,
  IconDots,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { titleOf } from '../product-labels.js';
import type { ProductActions } from './use-product-actions.js';

interface ProductMenuProps {
  product: ProductView;
  actions: ProductActions;
  onDelete: () => void;
  onShare: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function ProductMenu({ product, actions, onDelete, onShare }: ProductMenuProps) {
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon aria-label={t`More for ${titleOf(product)}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} component={Link} to={`/products/${product._id}`}>
          <Trans>Edit</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconShare {...icon} />} onClick={onShare}>
          <Trans>Share</Trans>
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

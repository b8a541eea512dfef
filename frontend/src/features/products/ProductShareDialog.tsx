import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { IconLayoutList } from '@tabler/icons-react';
import { NoPaymentAccount } from '../../shared/payments/NoPaymentAccount.js';
import { ShareAddress } from '../../shared/share/ShareAddress.js';
import { addressOf, titleOf } from './product-labels.js';

interface ProductShareDialogProps {
  product: Pick<ProductView, 'publicId' | 'title' | 'slug' | 'priceModel' | 'payment' | 'state'> | null;
  onClose: () => void;
  onPutOnPage: () => void;
}

/** The page of a product: its address to copy, to scan and to share, and the way to put it on a page. */
export function ProductShareDialog({ product, onClose, onPutOnPage }: ProductShareDialogProps) {
  return (
    <Modal opened={product !== null} onClose={onClose} title={t`Share your product`} size="sm">
      {product && (
        <Stack gap="md">
          {product.state !== 'published' && (
            <Text c="dimmed">
              <Trans>This product is not published yet: its page opens once it is.</Trans>
            </Text>
          )}
          {product.priceModel !== 'free' && !product.payment.methods.includes('offline') && (
            <NoPaymentAccount providers={product.payment.methods.filter((method) => method !== 'offline')} />
          )}
          <ShareAddress
            url={addressOf(product)}
            title={titleOf(product)}
            fileName={product.slug || 'product'}
            {...(product.state === 'published' ? { openText: t`Open the product’s page` } : {})}
          />
          <Button
            variant="subtle"
            onClick={onPutOnPage}
            leftSection={<IconLayoutList size={18} stroke={1.5} aria-hidden />}
          >
            <Trans>Put on a page</Trans>
          </Button>
        </Stack>
      )}
    </Modal>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { EditScreen, FormSkeleton, StatusBadge } from '@linkyard/ui';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../shared/api/api-error.js';
import { LoadFailure } from '../../../shared/message/LoadFailure.js';
import { MediaScope } from '../../../shared/media/picker/MediaScope.js';
import { useProductQuery } from '../api.js';
import { productStates, titleOf } from '../product-labels.js';
import { ProductDialogs, type PassedOn } from '../ProductDialogs.js';
import { sectionsOf } from './edit-sections.js';
import { ProductPreview } from './preview/ProductPreview.js';
import { useProductForm } from './use-product-form.js';

/** One product: sections on the left, a live preview on the right. @source look.md "Product editor" */
export function ProductEditorScreen() {
  const { productId = '' } = useParams();
  const answer = useProductQuery({ _id: productId }, { refetchOnMountOrArgChange: true });
  const reload = async () => (await answer.refetch()).data?.product;
  const isCurrent = answer.currentData?.product._id === productId && !answer.isLoading;
  if (answer.isError && !answer.currentData)
    return (
      <LoadFailure
        error={asApiError(answer.error)}
        retry={() => void answer.refetch()}
        missing={t`There is no such product.`}
        back={{ to: '/products', label: t`Back to products` }}
      />
    );
  if (!isCurrent || !answer.currentData) return <FormSkeleton />;
  return (
    <MediaScope>
      <ProductEditor key={productId} product={answer.currentData.product} reload={reload} />
    </MediaScope>
  );
}

interface ProductEditorProps {
  product: ProductView;
  /** The product as the server has it now. */
  reload: () => Promise<ProductView | undefined>;
}

function ProductEditor({ product, reload }: ProductEditorProps) {
  const form = useProductForm(product);
  const { saved, draft } = form;
  const isPublished = saved.state === 'published';
  const [passedOn, setPassedOn] = useState<PassedOn['way'] | null>(null);
  const wasPublished = useRef(isPublished);
  // What was just published is to be passed on.
  useEffect(() => {
    if (isPublished && !wasPublished.current) setPassedOn('share');
    wasPublished.current = isPublished;
  }, [isPublished]);
  return (
    <>
      <EditScreen
        title={draft.title || titleOf(saved)}
        back={{ to: '/products', label: t`Back to products` }}
        status={<StatusBadge state={saved.state} states={productStates()} />}
        sections={sectionsOf({ form, product: saved })}
        dirty={form.dirty}
        saving={form.saving}
        onSave={() => void form.save()}
        onDiscard={form.discard}
        failure={form.failure}
        actions={
          <Group gap="xs">
            {isPublished && (
              <Button variant="default" onClick={() => setPassedOn('share')}>
                <Trans>Share</Trans>
              </Button>
            )}
            <Button
              variant={isPublished ? 'default' : 'filled'}
              loading={form.saving}
              onClick={() => void form.save(isPublished ? 'draft' : 'published')}
            >
              {isPublished ? t`Unpublish` : t`Publish`}
            </Button>
          </Group>
        }
        preview={<ProductPreview values={draft} product={saved} />}
      />
      <ProductDialogs
        open={passedOn && { product: saved, way: passedOn }}
        onChange={(next) => setPassedOn(next?.way ?? null)}
      />
      <StaleDialog
        opened={form.isStale}
        onClose={form.dismiss}
        onReload={async () => {
          const newest = await reload();
          if (newest) form.replace(newest);
        }}
      />
    </>
  );
}

interface StaleDialogProps {
  opened: boolean;
  onClose: () => void;
  onReload: () => Promise<void>;
}

/** The product was saved elsewhere after it was opened here. */
function StaleDialog({ opened, onClose, onReload }: StaleDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`This product was changed elsewhere`} size="sm">
      <Text c="dimmed">
        <Trans>
          It was saved in another window after you opened it here. Load the newer version to go on. Your unsaved changes
          will be lost.
        </Trans>
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button onClick={() => void onReload()} data-autofocus>
          <Trans>Load the newer version</Trans>
        </Button>
      </Group>
    </Modal>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Loader, Modal, Stack, Text } from '@mantine/core';
import type { CampaignView, ProductView } from '@linkyard/contracts';
import { InlineAlert } from '@linkyard/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePagesForProductQuery } from './api.js';
import { titleOf } from './product-labels.js';
import { usePutOnPage } from './use-put-on-page.js';

type Named = Pick<ProductView, '_id' | 'title'>;
type Page = Pick<CampaignView, '_id' | 'title' | 'campName' | 'templateId'>;

interface PutOnPageDialogProps {
  product: Named | null;
  onClose: () => void;
}

/** Puts a product onto one of the creator's pages, as a block at its end. */
export function PutOnPageDialog({ product, onClose }: PutOnPageDialogProps) {
  return (
    <Modal opened={product !== null} onClose={onClose} title={t`Put on a page`} size="sm">
      {product && <PageChoice product={product} />}
    </Modal>
  );
}

function PageChoice({ product }: { product: Named }) {
  const { data, isLoading, isError } = usePagesForProductQuery({ listPerPage: 100 });
  const { put, isPutting, failure } = usePutOnPage(product);
  const [done, setDone] = useState<Page | null>(null);
  if (isLoading) return <Loader aria-label={t`Loading your pages`} />;
  if (done) return <PutNote product={product} page={done} />;
  const pages = data?.data ?? [];
  return (
    <Stack gap="xs">
      {isError && <InlineAlert title={t`Your pages could not be loaded.`} />}
      {failure && <InlineAlert title={failure} />}
      {data && pages.length === 0 && (
        <Text c="dimmed">
          <Trans>
            You have no page yet. <Link to="/templates">Make one</Link> and put the product there.
          </Trans>
        </Text>
      )}
      {pages.length > 0 && (
        <Text c="dimmed">
          <Trans>To which page do you want to add “{titleOf(product)}”?</Trans>
        </Text>
      )}
      {pages.map((page) => (
        <Button
          key={page._id}
          variant="default"
          justify="flex-start"
          disabled={isPutting}
          onClick={async () => {
            if (await put(page)) setDone(page);
          }}
        >
          <bdi>{nameOf(page)}</bdi>
        </Button>
      ))}
    </Stack>
  );
}

const nameOf = ({ title, campName }: Page) => title || campName;

const PutNote = ({ product, page }: { product: Named; page: Page }) => (
  <Stack gap="md" role="status">
    <Text>
      <Trans>
        “{titleOf(product)}” is now at the end of “{nameOf(page)}”. Visitors see it once you publish the page.
      </Trans>
    </Text>
    <Button component={Link} to={`/edit/${page.templateId}`} data-autofocus>
      <Trans>Open the page in the editor</Trans>
    </Button>
  </Stack>
);

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, CopyButton, Drawer, Tooltip } from '@mantine/core';
import {
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconDownload,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import type { MediaView } from '@linkyard/contracts';
import type { LibraryActs } from '../use-library-acts.js';
import { useIsPhone } from '@linkyard/ui';
import { DetailFields, type SaveDetail } from './DetailFields.js';
import { Facts, WhereUsed } from './Facts.js';
import { FocalPoint } from './FocalPoint.js';
import { Preview } from './Preview.js';
import { Sharing } from './Sharing.js';
import css from './details.module.css';

interface MediaDetailsProps {
  media: MediaView | null;
  /** It was deleted: to be looked at and taken back. */
  isDeleted: boolean;
  acts: LibraryActs;
  onClose: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onChanged: (media: MediaView) => void;
  onDelete: (media: MediaView) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Everything about one file, beside the others; a sheet on a phone. */
export function MediaDetails(props: MediaDetailsProps) {
  const { media, onClose, onPrevious, onNext } = props;
  const onPhone = useIsPhone();
  return (
    <Drawer.Root
      opened={media !== null}
      onClose={onClose}
      position={onPhone ? 'bottom' : 'right'}
      size={onPhone ? '92%' : 440}
    >
      <Drawer.Overlay color="var(--ly-overlay)" backgroundOpacity={1} />
      <Drawer.Content {...(onPhone ? { className: css['sheet'] ?? '' } : {})}>
        <Drawer.Header role="none" className={css['head'] ?? ''}>
          <Drawer.Title dir="auto" className={css['title'] ?? ''}>
            {media?.title}
          </Drawer.Title>
          <span className={css['steps']}>
            <Tooltip label={t`Previous`}>
              <ActionIcon aria-label={t`Previous`} disabled={!onPrevious} onClick={() => onPrevious?.()}>
                <IconChevronLeft {...icon} data-turns />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t`Next`}>
              <ActionIcon aria-label={t`Next`} disabled={!onNext} onClick={() => onNext?.()}>
                <IconChevronRight {...icon} data-turns />
              </ActionIcon>
            </Tooltip>
            <Drawer.CloseButton aria-label={t`Close`} />
          </span>
        </Drawer.Header>
        <Drawer.Body className={css['body'] ?? ''}>
          {media && <Body key={media._id} {...props} media={media} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Body({ media, isDeleted, acts, onChanged, onDelete, onClose }: MediaDetailsProps & { media: MediaView }) {
  const save: SaveDetail = async (patch) => {
    const answer = await acts.changeOne(media, patch);
    if (!answer.refusal) onChanged(answer.media);
    return answer.refusal;
  };
  if (isDeleted)
    return (
      <>
        <div className={css['all']}>
          <Facts media={media} />
        </div>
        <div className={css['acts']}>
          <Button
            leftSection={<IconRestore {...icon} />}
            onClick={() => void acts.restore([media]).then((refusal) => refusal ?? onClose())}
          >
            <Trans>Restore</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div className={css['all']}>
        {media.kind === 'picture' ? (
          <FocalPoint media={media} onSave={(focalPoint) => save({ focalPoint })} />
        ) : (
          <Preview media={media} />
        )}
        <DetailFields media={media} save={save} />
        {media.kind === 'document' && <Sharing media={media} save={save} />}
        <WhereUsed media={media} />
        <section className={css['part']}>
          <h3>
            <Trans>About this file</Trans>
          </h3>
          <Facts media={media} />
        </section>
      </div>
      <div className={css['acts']}>
        <CopyAddress media={media} />
        <Button
          variant="default"
          component="a"
          href={media.file.path}
          download={media.title}
          leftSection={<IconDownload {...icon} />}
        >
          <Trans>Download</Trans>
        </Button>
        <Tooltip label={t`Delete`}>
          <ActionIcon size={38} color="red" aria-label={t`Delete`} onClick={() => onDelete(media)}>
            <IconTrash {...icon} />
          </ActionIcon>
        </Tooltip>
      </div>
    </>
  );
}

function CopyAddress({ media }: { media: MediaView }) {
  const words = media.visibility === 'private' ? t`Opens for an hour` : t`Opens for everybody`;
  return (
    <CopyButton value={new URL(media.file.path, location.origin).href}>
      {({ copied, copy }) => (
        <Tooltip label={words}>
          <Button
            variant="default"
            leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            onClick={copy}
            aria-live="polite"
          >
            {copied ? t`Copied to the clipboard` : t`Copy address`}
          </Button>
        </Tooltip>
      )}
    </CopyButton>
  );
}

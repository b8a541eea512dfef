import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Tabs } from '@mantine/core';
import { toast } from '@linkyard/ui';
import { Suspense, useState } from 'react';
import { CropPanel, type CropSource } from '../crop/CropPanel.js';
import { useSharedOfferQuery } from '../shared-pictures/api.js';
import { SharedTab } from '../shared-pictures/SharedTab.js';
import { LibraryTab } from './LibraryTab.js';
import type { PickedMedia, WantedMedia } from './pick-media.js';
import { pictureTabs } from './picture-tabs.js';
import { PictureTabList } from './PictureTabList.js';
import { TilesSkeleton } from './TilesSkeleton.js';
import { useLibraryUploads } from './use-library-uploads.js';
import { toggled } from './toggled.js';
import css from './picker.module.css';

interface PickerBodyProps {
  wanted: WantedMedia;
  /** What is being cropped; `ask` before a file is picked. */
  cropping: CropSource | 'ask' | null;
  onCrop: (next: CropSource | 'ask' | null) => void;
  onDone: (picked: readonly PickedMedia[]) => void;
}

/** What the popup shows: the library, other places pictures come from, or a picture being cropped. */
export function PickerBody({ wanted: { kind, most = 1 }, cropping, onCrop, onDone }: PickerBodyProps) {
  const [tab, setTab] = useState('uploads');
  const [chosen, setChosen] = useState<readonly PickedMedia[]>([]);

  const choose = (media: PickedMedia) => {
    if (!media.file.path) return void toast.error(t`No file path found!`);
    if (most === 1) onDone([media]);
    else setChosen((before) => toggled(before, media, most));
  };
  /** Something new is chosen, never given back. */
  const take = (media: PickedMedia) => {
    setTab('uploads');
    if (!chosen.some(({ _id }) => _id === media._id)) choose(media);
  };
  const uploads = useLibraryUploads(kind, take);
  const offer = useSharedOfferQuery({}, { skip: kind !== 'picture' });
  const hasShared = (offer.data?.totalCount ?? 0) > 0;

  if (cropping) {
    return (
      <CropPanel
        source={cropping === 'ask' ? null : cropping}
        onCancel={() => onCrop(null)}
        onCropped={(file) => {
          onCrop(null);
          uploads.addWanted([file]);
        }}
      />
    );
  }
  const isFull = most > 1 && chosen.length >= most;
  const library = (
    <LibraryTab
      kind={kind}
      chosen={most > 1 ? chosen : null}
      isFull={isFull}
      uploads={uploads}
      onChoose={choose}
      onCrop={kind === 'picture' ? onCrop : null}
    />
  );
  return (
    <>
      {kind === 'picture' && (pictureTabs().length > 0 || hasShared) ? (
        <Tabs
          value={tab}
          onChange={(next) => setTab(next ?? 'uploads')}
          keepMounted={false}
          className={css['tabs'] ?? ''}
        >
          <PictureTabList hasShared={hasShared} />
          <Tabs.Panel value="uploads" className={css['panel'] ?? ''}>
            {library}
          </Tabs.Panel>
          {pictureTabs().map(({ value, Panel }) => (
            <Tabs.Panel key={value} value={value} className={css['scroll'] ?? ''}>
              <Suspense fallback={<TilesSkeleton />}>
                <Panel onAdded={take} />
              </Suspense>
            </Tabs.Panel>
          ))}
          {hasShared && (
            <Tabs.Panel value="shared" className={css['panel'] ?? ''}>
              <SharedTab chosen={most > 1 ? chosen : null} isFull={isFull} onChoose={choose} />
            </Tabs.Panel>
          )}
        </Tabs>
      ) : (
        library
      )}
      {most > 1 && <ChosenBar chosen={chosen} most={most} onUse={() => onDone(chosen)} onClear={() => setChosen([])} />}
    </>
  );
}

interface ChosenBarProps {
  chosen: readonly PickedMedia[];
  most: number;
  onUse: () => void;
  onClear: () => void;
}

function ChosenBar({ chosen, most, onUse, onClear }: ChosenBarProps) {
  const count = chosen.length;
  return (
    <div className={css['bar']}>
      <span role="status">
        {count === 0 ? t`Choose up to ${most}.` : t`${count} chosen${count === most ? t`, more do not fit` : ''}`}
      </span>
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
      )}
      <Button disabled={count === 0} onClick={onUse}>
        {count > 1 ? t`Use ${count} pictures` : t`Use picture`}
      </Button>
    </div>
  );
}

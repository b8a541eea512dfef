import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Tabs } from '@mantine/core';
import { toast } from '@linkyard/ui';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
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
  const several = most > 1;
  const choice = { chosen: several ? chosen : null, isFull: several && chosen.length >= most, onChoose: choose };
  return (
    <>
      {kind === 'picture' ? (
        <PictureSources tab={tab} onTab={setTab} choice={choice} onAdded={take}>
          <LibraryTab kind={kind} {...choice} uploads={uploads} onCrop={onCrop} />
        </PictureSources>
      ) : (
        <LibraryTab kind={kind} {...choice} uploads={uploads} onCrop={null} />
      )}
      {several && <ChosenBar chosen={chosen} most={most} onUse={() => onDone(chosen)} onClear={() => setChosen([])} />}
    </>
  );
}

interface PictureSourcesProps {
  tab: string;
  onTab: (tab: string) => void;
  choice: ComponentProps<typeof SharedTab>;
  onAdded: (media: PickedMedia) => void;
  /** The library. */
  children: ReactNode;
}

/** The library among the other places pictures come from; alone when there are none. */
function PictureSources({ tab, onTab, choice, onAdded, children }: PictureSourcesProps) {
  const hasShared = (useSharedOfferQuery({}).data?.totalCount ?? 0) > 0;
  if (pictureTabs().length === 0 && !hasShared) return children;
  return (
    <Tabs value={tab} onChange={(next) => onTab(next ?? 'uploads')} keepMounted={false} className={css['tabs'] ?? ''}>
      <PictureTabList hasShared={hasShared} />
      <Tabs.Panel value="uploads" className={css['panel'] ?? ''}>
        {children}
      </Tabs.Panel>
      {pictureTabs().map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value} className={css['scroll'] ?? ''}>
          <Suspense fallback={<TilesSkeleton />}>
            <Panel onAdded={onAdded} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {hasShared && (
        <Tabs.Panel value="shared" className={css['panel'] ?? ''}>
          <SharedTab {...choice} />
        </Tabs.Panel>
      )}
    </Tabs>
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

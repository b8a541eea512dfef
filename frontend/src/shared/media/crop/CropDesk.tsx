import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, SegmentedControl, Tooltip } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type CropArea, largestArea } from './crop-area.js';
import { drawPart, drawTurned } from './draw.js';
import { aspectOf, type RatioName, ratios } from './ratios.js';
import type { LoadedPicture } from './use-picture.js';
import css from './crop.module.css';

// Loaded with the cropper, its only user.
const CropStage = lazy(async () => ({ default: (await import('./CropStage.js')).CropStage }));

interface CropDeskProps {
  picture: LoadedPicture;
  ratio: RatioName;
  onCancel: () => void;
  onCropped: (file: File) => void;
}

/** A picture with the part of it that is kept, its shape, and which way it is turned. */
export function CropDesk({ picture, ratio: firstRatio, onCancel, onCropped }: CropDeskProps) {
  const [turns, setTurns] = useState(0);
  const [ratio, setRatio] = useState(firstRatio);
  const sheet = useMemo(() => drawTurned(picture.bitmap, turns), [picture, turns]);
  const [area, setArea] = useState<CropArea>(() => largestArea(aspectOf(firstRatio), sheet.width / sheet.height));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const turn = (by: 1 | -1) => {
    setTurns((before) => (before + by + 4) % 4);
    setArea(largestArea(aspectOf(ratio), sheet.height / sheet.width));
  };
  const shape = (next: string) => {
    const name = ratios().find(({ value }) => value === next)?.value ?? 'free';
    setRatio(name);
    setArea(largestArea(aspectOf(name), sheet.width / sheet.height));
  };
  const crop = async () => {
    setBusy(true);
    try {
      onCropped(await drawPart(sheet, area, picture.mime, picture.title));
    } catch {
      // A browser short of memory: smaller may work.
      setProblem(t`This part could not be drawn. Try a smaller one.`);
      setBusy(false);
    }
  };

  return (
    <>
      <div className={css['tools']}>
        <SegmentedControl
          aria-label={t`Aspect ratio`}
          className={css['ratios'] ?? ''}
          data={ratios().map(({ value, label }) => ({ value, label }))}
          value={ratio}
          onChange={shape}
        />
        <Group gap={4} wrap="nowrap">
          <Tooltip label={t`Turn left`}>
            <ActionIcon size={40} aria-label={t`Turn left`} onClick={() => turn(-1)}>
              <IconRotate2 size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t`Turn right`}>
            <ActionIcon size={40} aria-label={t`Turn right`} onClick={() => turn(1)}>
              <IconRotateClockwise2 size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </div>
      <Suspense fallback={<div className={css['waiting']} role="status" aria-label={t`Loading`} aria-busy="true" />}>
        <CropStage sheet={sheet} area={area} aspect={aspectOf(ratio)} onChange={setArea} />
      </Suspense>
      <p className={css['hint']}>
        <Trans>Drag, or use the arrow keys; + and − change the size.</Trans>
      </p>
      {problem && (
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
      )}
      <div className={css['acts']}>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isBusy} onClick={() => void crop()}>
          <Trans>Crop & Upload</Trans>
        </Button>
      </div>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { useEffect, useState } from 'react';
import { cropProblem } from './crop-problem.js';
import type { CropSource } from './CropPanel.js';

/** What of a source is there to be cropped. */
export interface LoadedPicture {
  bitmap: ImageBitmap;
  mime: string;
  /** Without an extension. */
  title: string;
}

/** @source spec 5 "Image load failure" */
const unreadable = perLanguage(() => t`Failed to load image for cropping`);

async function bytesOf(source: CropSource): Promise<Blob> {
  if (source.kind === 'file') return source.file;
  const reply = await fetch(source.media.file.path);
  if (!reply.ok) throw new Error(`The picture answered ${reply.status}`);
  return reply.blob();
}

async function load(source: CropSource): Promise<LoadedPicture> {
  const bytes = await bytesOf(source);
  // Turned as its camera says.
  const bitmap = await createImageBitmap(bytes, { imageOrientation: 'from-image' });
  const title = source.kind === 'file' ? source.file.name.replace(/\.[^.]*$/, '') : source.media.title;
  return { bitmap, mime: bytes.type, title: title || t`Picture` };
}

interface Outcome {
  of: CropSource;
  picture: LoadedPicture | null;
  problem: string | null;
}

/** The picture of a source, or why there is none; both null while it loads. */
export function usePicture(source: CropSource | null): Pick<Outcome, 'picture' | 'problem'> {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const problem = source?.kind === 'file' ? cropProblem(source.file) : null;
  useEffect(() => {
    if (!source || problem) return;
    let isLeft = false;
    let bitmap: ImageBitmap | null = null;
    const end = (picture: LoadedPicture | null) => {
      bitmap = picture?.bitmap ?? null;
      if (isLeft) bitmap?.close();
      else setOutcome({ of: source, picture, problem: picture ? null : unreadable() });
    };
    // Whatever the decoder stumbled over is said in the one sentence the spec has for it.
    void load(source).then(end, () => end(null));
    return () => {
      isLeft = true;
      bitmap?.close();
    };
  }, [problem, source]);
  if (problem) return { picture: null, problem };
  return outcome && outcome.of === source ? outcome : { picture: null, problem: null };
}

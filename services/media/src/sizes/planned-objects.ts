import type { DrawnObject } from '@linkyard/contracts';
import type { MediaObject, PictureSizes } from '../files/media.model.js';

/** What was drawn as planned, with the type it was planned as; what nobody planned is left out. */
export const plannedObjects = ({ planned }: PictureSizes, drawn: readonly DrawnObject[]): MediaObject[] =>
  drawn.flatMap((one) => {
    const plan = planned.find(({ key }) => key === one.key);
    return plan ? [{ ...one, mime: plan.mime }] : [];
  });

import type { DrawnObject } from '@linkyard/contracts';
import type { MediaObject, PictureSizes } from '../files/media.schema.js';

/** Generated objects that were planned, with their planned type; unplanned ones are left out. */
export const plannedObjects = ({ planned }: PictureSizes, drawn: readonly DrawnObject[]): MediaObject[] =>
  drawn.flatMap((one) => {
    const plan = planned.find(({ key }) => key === one.key);
    return plan ? [{ ...one, mime: plan.mime }] : [];
  });

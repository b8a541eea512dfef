import { buffer } from 'node:stream/consumers';
import { drawPictureSizes, keepPictureSizes, planPictureSizes, type ReplyOf } from '@linkyard/contracts';
import { drawSize } from '@linkyard/pictures';
import { defineProcessor, type Processor } from '@linkyard/queue';
import { systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import { ObjectNotFoundError, type ObjectStore } from '@linkyard/storage';

interface Parts {
  bus: Pick<Bus, 'request'>;
  store: ObjectStore;
  logger: Logger;
}
type Plan = NonNullable<ReplyOf<typeof planPictureSizes>['plan']>;
type Size = Plan['sizes'][number];

/** No picture that we have drawn is larger. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Draws the sizes that pages need of one picture. The media service keeps the keys before anything is written under them, so a run that was
 * killed is simply made again: over the same objects.
 * @source quality R02
 */
export function drawSizesProcessor({ bus, store, logger }: Parts): Processor {
  return defineProcessor({
    job: drawPictureSizes,
    async process({ mediaId }) {
      const ctx = systemContext();
      const { plan } = await bus.request(planPictureSizes, { mediaId }, ctx);
      if (!plan) return;
      const picture = await read(store, plan.key);
      if (!picture) {
        logger.info({ mediaId }, 'a picture went before its sizes were drawn');
        return;
      }
      const drawn = [];
      for (const size of plan.sizes) drawn.push(await write(store, picture, size, plan.isAnimated));
      const { kept } = await bus.request(keepPictureSizes, { mediaId, drawn }, ctx);
      // Permanently deleted in the meantime: objects written after that are orphans.
      if (!kept) await store.deleteMany(plan.sizes.map(({ key }) => key));
    },
  });
}

async function read(store: ObjectStore, key: string): Promise<Buffer | null> {
  try {
    const { body, size } = await store.get(key);
    if (size > maxBytes) {
      body.destroy();
      throw new RangeError('This picture is larger than any that we draw');
    }
    return await buffer(body);
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return null;
    throw error;
  }
}

async function write(store: ObjectStore, picture: Buffer, { key, mime, width }: Size, isAnimated: boolean) {
  const { body, ...side } = await drawSize(picture, { mime, width }, isAnimated);
  const { etag } = await store.put(key, body, { contentType: mime, size: body.length });
  return { key, size: body.length, etag, width: side.width, height: side.height };
}

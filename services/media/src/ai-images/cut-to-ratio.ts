import type { AiRatio } from '@linkyard/contracts';
import { pictureKind } from '@linkyard/pictures';
import { DomainError } from '@linkyard/service-kit';
import sharp from 'sharp';

const maxPixels = 20_000_000;

/**
 * What a model drew, as WebP and exactly of the ratio asked for: models know few sizes, so the middle of the nearest one is kept.
 * @throws DomainError integrations.ai_failed for what is no picture
 */
export async function cutToRatio(bytes: Buffer, ratio: AiRatio) {
  const kind = pictureKind(bytes);
  if (!kind || kind === 'gif') throw new DomainError('integrations.ai_failed');
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  try {
    const drawn = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { width, height } = await drawn.metadata();
    const scale = Math.min(width / across, height / down);
    const size = { width: Math.round(across * scale), height: Math.round(down * scale) };
    const cut = drawn
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 90, effort: 2 })
      .timeout({ seconds: 10 });
    const { data, info } = await cut.toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch {
    // Whatever the decoder stumbled over, the service has sent it.
    throw new DomainError('integrations.ai_failed');
  }
}

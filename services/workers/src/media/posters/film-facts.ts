import type { FilmFacts } from '@linkyard/contracts';
import { z } from 'zod';
import { readingArgs, type Film } from './film.js';
import type { FilmTools } from './find-ffmpeg.js';
import { FileRefused, runLimited, type Limits } from './run-limited.js';

const pixels = z.int().min(1).max(16_384);
const seconds = z.coerce.number().positive().max(86_400);
/** As far as we read it. @source ffprobe -of json */
const said = z.object({
  streams: z
    .array(
      z.object({
        width: pixels.nullish().catch(null),
        height: pixels.nullish().catch(null),
        side_data_list: z.array(z.object({ rotation: z.number().optional() })).catch([]),
      }),
    )
    .catch([]),
  format: z.object({ duration: seconds.nullish().catch(null) }).catch({}),
});

const asked = 'stream=width,height:stream_side_data=rotation:format=duration';

/** What ffprobe says of a film, its lengths as it is shown; null where there is none, or where it cannot say anything. */
export async function filmFactsOf(tools: FilmTools, film: Film, limits: Limits): Promise<FilmFacts | null> {
  const { ffprobe: program, prlimit } = tools;
  if (!program) return null;
  const args = [...readingArgs(film), '-select_streams', 'V:0', '-show_entries', asked, '-of', 'json'];
  try {
    const output = await runLimited({ program, args, folder: film.folder, prlimit }, limits);
    return factsIn(output.toString('utf8'));
  } catch (error) {
    // Then nothing more is known of it; whether it has a poster shows when one is drawn.
    if (error instanceof FileRefused) return null;
    throw error;
  }
}

function factsIn(json: string): FilmFacts | null {
  const { success, data } = said.safeParse(parsed(json));
  if (!success) return null;
  const [film] = data.streams;
  const isOnItsSide = film?.side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90) ?? false;
  const sides = [film?.width ?? null, film?.height ?? null];
  const [width = null, height = null] = isOnItsSide ? sides.toReversed() : sides;
  const length = data.format.duration ?? null;
  return { width, height, duration: length === null ? null : Math.round(length * 100) / 100 };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Said as what is no answer.
    return null;
  }
}

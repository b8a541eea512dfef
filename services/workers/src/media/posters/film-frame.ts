import { isDark, Slots } from '@linkyard/pictures';
import type { FilmFacts } from '@linkyard/contracts';
import { filmFactsOf } from './film-facts.js';
import { readingArgs, type Film } from './film.js';
import type { FilmTools } from './find-ffmpeg.js';
import { FileRefused, runLimited } from './run-limited.js';

export interface FrameLimits {
  /** Of one run. There are at most four, ffprobe's among them. */
  timeoutMs: number;
}
const megabyte = 1024 * 1024;
/** 24 small frames and what a decoder keeps of large ones take 250 MB. */
const limitsOf = ({ timeoutMs }: FrameLimits) => ({
  ...{ timeoutMs, maxOutputBytes: 16 * megabyte, maxMemoryBytes: 512 * megabyte },
});

/** Pixels of the longer side. */
const longest = 1280;
/** Frames of which ffmpeg takes the one that is most like the others: no flash, no fade. */
const looked = 24;

/** One at a time: its memory is not ours to count with twice. */
const oneAtATime = new Slots(1);

/**
 * A picture of a film, about a second into it: PNG, no side longer than 1280 pixels, turned as it is shown. Where that is black, a later one.
 * @param lacksFacts whether the film's lengths are wanted as well
 * @throws FileRefused when nothing is to be seen in it; any other Error is not of the film
 */
export async function filmFrame(
  tools: FilmTools,
  film: Film,
  limits: FrameLimits,
  lacksFacts: boolean,
): Promise<{ frame: Buffer; facts: FilmFacts | null }> {
  return oneAtATime.run(async () => {
    const facts = lacksFacts ? await filmFactsOf(tools, film, limitsOf(limits)) : null;
    const frame = await bestFrame(tools, { ...film, duration: film.duration ?? facts?.duration ?? null }, limits);
    return { frame, facts };
  });
}

async function bestFrame(tools: FilmTools, film: Film, limits: FrameLimits): Promise<Buffer> {
  let dark: Buffer | null = null;
  let refusal: FileRefused | null = null;
  for (const second of momentsOf(film.duration)) {
    try {
      const frame = await frameAt(second, tools, film, limits);
      // Nothing comes from behind its end.
      if (frame.length > 0 && !(await isTooDark(frame))) return frame;
      if (frame.length > 0) dark ??= frame;
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      // It may be broken there alone.
      refusal ??= error;
    }
  }
  if (dark) return dark;
  throw refusal ?? new FileRefused('It has no frame');
}

/** A second in; where that is black, a third of the way; from the start of what is shorter than that. */
function momentsOf(duration: number | null): number[] {
  if (duration === null) return [1, 8, 0];
  return duration < 2 ? [0, duration / 2] : [1, Math.round(duration / 3), 0];
}

async function isTooDark(frame: Buffer): Promise<boolean> {
  try {
    return await isDark(frame);
  } catch (error) {
    throw new FileRefused('What came out is no picture', { cause: error });
  }
}

async function frameAt(second: number, tools: FilmTools, film: Film, limits: FrameLimits): Promise<Buffer> {
  const { ffmpeg: program, prlimit } = tools;
  const share = `min(1,${longest}/max(iw*sar,ih))`;
  const args = [
    ...['-nostdin', '-ss', second.toFixed(2), ...readingArgs(film)],
    ...['-map', '0:V:0', '-an', '-sn', '-dn', '-filter_threads', '1'],
    ...['-vf', `scale=w='iw*sar*${share}':h='ih*${share}',setsar=1,thumbnail=n=${looked}`],
    ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ];
  return runLimited({ program, args, folder: film.folder, prlimit }, limitsOf(limits));
}

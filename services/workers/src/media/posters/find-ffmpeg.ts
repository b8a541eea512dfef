import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join } from 'node:path';

/** Programs of this machine, by their absolute paths. */
export interface FilmTools {
  ffmpeg: string;
  /** Null: what a film says of itself is not asked. */
  ffprobe: string | null;
  /** Linux: starts another program with limits. Null where there is none. */
  prlimit: string | null;
}

/**
 * Where ffmpeg is: at `FFMPEG_PATH`, else on the PATH. Its ffprobe is looked for beside it.
 * @returns null for none: then films have no posters
 * @throws Error when FFMPEG_PATH is set to something that cannot be executed
 */
export async function findFfmpeg(env: NodeJS.ProcessEnv): Promise<FilmTools | null> {
  const given = env['FFMPEG_PATH'];
  if (given && !(isAbsolute(given) && (await canRun(given)))) {
    throw new Error('FFMPEG_PATH is not the absolute path of a program that can be run');
  }
  const ffmpeg = given || (await onPath('ffmpeg', env));
  if (!ffmpeg) return null;
  const beside = join(dirname(ffmpeg), 'ffprobe');
  const ffprobe = (await canRun(beside)) ? beside : null;
  return { ffmpeg, ffprobe, prlimit: process.platform === 'linux' ? await onPath('prlimit', env) : null };
}

async function onPath(name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (isAbsolute(folder) && (await canRun(path))) return path;
  }
  return null;
}

async function canRun(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    // Not there, or not for us.
    return false;
  }
}

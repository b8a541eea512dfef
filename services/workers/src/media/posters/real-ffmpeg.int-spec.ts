import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, describe } from '@jest/globals';
import sharp from 'sharp';
import { filmFrame } from './film-frame.js';
import { findFfmpeg, type FilmTools } from './find-ffmpeg.js';

const found = await findFfmpeg(process.env);
const given = found ? describe : describe.skip;
const name = found
  ? `posters by the ffmpeg of this machine (${found.ffmpeg})`
  : 'posters by a real ffmpeg (skipped: there is none on the PATH)';

given(name, () => {
  // Skipped without one.
  const tools = found ?? ({} as FilmTools);
  let folder: string;
  const limits = { timeoutMs: 60_000 };
  /** A film of coloured bars, by a way that every ffmpeg has. */
  const make = (...words: string[]) =>
    promisify(execFile)(tools.ffmpeg, ['-loglevel', 'error', '-y', ...words], { cwd: folder });
  const bars = (seconds: number, size = '640x360') => ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=10:d=${seconds}`];
  const asMp4 = ['-c:v', 'mpeg4', '-pix_fmt', 'yuv420p', '-f', 'mp4'];
  const frameOf = async (duration: number | null = null, mime = 'video/mp4') =>
    filmFrame(tools, { folder, name: 'film', mime, duration }, limits, true);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkyard-real-film-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are as wide as the film, which also says how long it is', async () => {
    await make(...bars(3), ...asMp4, 'film');
    const { frame, facts } = await frameOf();
    expect(await sharp(frame).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
    expect(facts).toEqual({ width: 640, height: 360, duration: 3 });
  });

  it('are not wider than 1280, and of a film of a moment as well', async () => {
    await make(...bars(0.3, '1920x1080'), ...asMp4, 'film');
    const { frame } = await frameOf();
    expect(await sharp(frame).metadata()).toMatchObject({ width: 1280, height: 720 });
  });

  it('are of a later moment where the film begins in the dark', async () => {
    await make(...bars(12), '-vf', "drawbox=t=fill:c=black:enable='lt(t,3.9)'", ...asMp4, 'film');
    const { channels } = await sharp((await frameOf(12)).frame).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeGreaterThan(60);
  });

  it('are none of what only looks like a film, or names other files', async () => {
    await make(...bars(1), ...asMp4, 'film');
    const whole = await readFile(join(folder, 'film'));
    await writeFile(join(folder, 'film'), whole.subarray(0, whole.length / 3));
    await expect(frameOf()).rejects.toMatchObject({ name: 'FileRefused' });
    await writeFile(join(folder, 'film'), '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    await expect(frameOf()).rejects.toMatchObject({ name: 'FileRefused' });
    await make(...bars(1), ...asMp4, 'other.mp4');
    await copyFile(join(folder, 'other.mp4'), join(folder, 'film'));
    await expect(frameOf(null, 'video/webm')).rejects.toMatchObject({ name: 'FileRefused' });
    await expect(frameOf(null, 'video/x-flv')).rejects.toMatchObject({ name: 'FileRefused' });
  });
});

import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { uniqueName } from './requests.mjs';
import { withDatabase } from './creator.mjs';

/** @typedef {{status: number, code?: string, media?: any, size: number, name: string}} Uploaded  status 0: no answer at all */

/** Puts a text of so many bytes into the library, never twice. @returns {Promise<Uploaded>} */
export async function upload(url, token, size) {
  const name = uniqueName('fault');
  const form = new FormData();
  form.set('type', 'document');
  form.set('name', name);
  form.set('file', new Blob([name.padEnd(size, '.')], { type: 'text/plain' }), `${name}.txt`);
  try {
    const options = { method: 'POST', headers: { authorization: token }, body: form };
    const response = await fetch(`${url}/user/upload-user-file`, {
      ...options,
      signal: AbortSignal.timeout(60_000),
    });
    const { code, data } = JSON.parse(await response.text());
    return { status: response.status, code, media: data, size, name };
  } catch (error) {
    return { status: 0, code: error.cause?.code ?? error.name, size, name };
  }
}

/** Makes everything in the store and every unfinished record look two days old, as if the night had passed. */
export async function ageUploads(installation, folder) {
  const then = new Date(Date.now() - 2 * 86_400_000);
  for (const file of await filesBelow(folder)) await utimes(file, then, then).catch(ignoreGone);
  await withDatabase(installation, async (db) => {
    await db.collection('media.media').updateMany({ state: 'processing' }, { $set: { updatedAt: then } });
    await db.collection('media.sweeps').deleteMany({});
  });
}

/** What is in the store and in no record, and what is listed and not whole. */
export async function compareUploads(installation, folder) {
  const objects = join(folder, 'objects');
  const [files, partial] = await Promise.all([filesBelow(objects), filesBelow(join(folder, 'partial'))]);
  const keys = files.map((file) => file.slice(objects.length + 1));
  return withDatabase(installation, async (db) => {
    const records = await db.collection('media.media').find({}).toArray();
    const known = new Set(
      records.flatMap(({ objects: kept, sizes }) => [...kept, ...(sizes?.planned ?? [])].map(({ key }) => key)),
    );
    const listed = records.filter(({ state, deletedAt }) => state === 'ready' && !deletedAt);
    const broken = [];
    for (const record of listed) if (!(await isWhole(objects, record))) broken.push(record._id);
    return {
      orphans: keys.filter((key) => /^(pictures|documents)\//.test(key) && !known.has(key)).length,
      incoming: keys.filter((key) => key.startsWith('incoming/')).length,
      partial: partial.length,
      unfinished: records.filter(({ state }) => state !== 'ready').length,
      broken: broken.length,
      titles: new Set(listed.map(({ title }) => title)),
    };
  });
}

async function isWhole(folder, { objects }) {
  for (const { key, size } of objects) {
    const facts = await stat(join(folder, key)).catch(ignoreGone);
    if (facts?.size !== size) return false;
  }
  return true;
}

async function filesBelow(folder) {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreGone)) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Removed between the listing and the look. */
function ignoreGone(error) {
  if (error.code !== 'ENOENT') throw error;
}

export const removeFolder = (folder) => rm(folder, { recursive: true, force: true });

import { crc32, deflateSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import type { Person } from './people.js';

const frame = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A PNG of one colour with an alpha channel. @param shade red, green, blue and alpha, 0 to 255 */
export function png(width: number, height: number, shade: readonly [number, number, number, number]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.from(shade))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, frame('IHDR', header), frame('IDAT', pixels), frame('IEND', Buffer.alloc(0))]);
}

/** Pictures straight into the library, the last of these names the newest. */
export async function putPictures(
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  names: readonly string[],
) {
  for (const [at, name] of names.entries()) {
    const buffer = png(48, 36, [(at * 37) % 256, 120, 160, 255]);
    const multipart = { type: 'gallery', name, file: { name: `${name}.png`, mimeType: 'image/png', buffer } };
    const answer = await request.post('/user/upload-user-file', { multipart, headers: { authorization: token } });
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  }
}

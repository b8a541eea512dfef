import { describe, expect, it } from '@jest/globals';
import { maxInviteCsv } from '@linkyard/contracts';
import { maxInviteFileMb, readInviteFile } from './invite-file.js';

const csv = 'E-Mail;Name\r\njuergen@example.com;Jürgen Müßig\r\n';
const read = (...parts: BlobPart[]) => readInviteFile(new Blob(parts));

describe('the file of an invite list', () => {
  it.each([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
    ['Windows-1252, as Excel saves CSV', Buffer.from(csv, 'latin1')],
    ['UTF-16, as Excel saves Unicode text', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
  ])('keeps the letters of %s', async (_name, bytes) => {
    expect(await read(new Uint8Array(bytes))).toEqual({ csv, isCut: false });
  });

  it('that is long ends with a whole row, and says that it is cut', async () => {
    const row = `ana@example.com,"of\nRome, ""${'x'.repeat(400)}"""\n`;
    const cut = await read(`email,note\n${row.repeat(800)}`);
    expect(cut?.isCut).toBe(true);
    expect(cut?.csv.endsWith(row)).toBe(true);
    expect(cut?.csv.length).toBeGreaterThan(maxInviteCsv - row.length);
    expect(cut?.csv.length).toBeLessThanOrEqual(maxInviteCsv);
  });

  it('is not opened when it cannot be a list of people', async () => {
    expect(await read(new Uint8Array(maxInviteFileMb * 1024 * 1024 + 1))).toBeNull();
  });
});

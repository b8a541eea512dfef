import { maxInviteCsv } from '@linkyard/contracts';
import { decodeText } from '@linkyard/languages/text-encoding';

/** Bytes of a file that is opened: several times what is read, in any encoding and with columns that do not count. */
export const maxInviteFileMb = 5;

export interface InviteFile {
  csv: string;
  /** Its end is left out. */
  isCut: boolean;
}

/** A list as a person has it, in any encoding. A long one ends with a whole row: half an address would be another person's. Null: too large. */
export async function readInviteFile(file: Blob): Promise<InviteFile | null> {
  if (file.size > maxInviteFileMb * 1024 * 1024) return null;
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.length <= maxInviteCsv) return { csv: text, isCut: false };
  return { csv: text.slice(0, endOfRows(text, maxInviteCsv)), isCut: true };
}

/** Behind the last line end before a place that is in no quotes; the place itself where there is none. */
function endOfRows(text: string, before: number): number {
  let end = 0;
  let isQuoted = false;
  for (let at = 0; at < before; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) end = at + 1;
  }
  return end || before;
}

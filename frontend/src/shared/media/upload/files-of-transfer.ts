import { t } from '@lingui/core/macro';

/** As much of a DataTransfer as is needed here. */
export interface Transfer {
  items: ArrayLike<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
  files: ArrayLike<File>;
}

/** More than this in one drop is a mistake, such as a whole home folder. */
export const maxDroppedFiles = 500;
/** What systems put into folders for themselves. */
const ofTheSystem = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/** The files that were dropped, those in folders too. To be called at once: the browser empties the transfer afterwards. */
export async function filesOfTransfer({ items, files }: Transfer): Promise<File[]> {
  const dropped = Array.from(items).filter(({ kind }) => kind === 'file');
  // Both are read before the first await, after which an item has nothing any more.
  const found = dropped.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const plain = Array.from(files);
  if (!found.some(({ entry }) => entry?.isDirectory)) return plain.slice(0, maxDroppedFiles);
  const all: File[] = [];
  for (const { entry, file } of found) {
    if (entry?.isDirectory) await collect(entry, all);
    else if (file) all.push(file);
  }
  return all.slice(0, maxDroppedFiles);
}

async function collect(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= maxDroppedFiles || ofTheSystem.test(entry.name)) return;
  if (isFile(entry)) into.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
  else if (isFolder(entry)) for (const child of await childrenOf(entry)) await collect(child, into);
}

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives a hundred at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children.sort((a, b) => (a.name < b.name ? -1 : 1));
    children.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** What browsers call every pasted picture. */
const nameless = /^image\.(?:png|jpe?g|gif|webp)$/i;

/** Pasted files; a picture without a name is named by the current time, so that names in the library differ. */
export function pastedFiles(files: Iterable<File>, now: Date): File[] {
  return [...files].map((file) => {
    if (file.name && !nameless.test(file.name)) return file;
    const extension = file.type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png';
    return new File([file], t`Pasted picture ${momentText(now)}.${extension}`, { type: file.type });
  });
}

/** `2026-11-22 16.05`, by the person's own clock; a colon is in no file name. */
function momentText(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${two(now.getHours())}.${two(now.getMinutes())}`;
}

import type { AsyncZippableFile } from 'fflate';
import { readFile, type fileProblems, type ImportInput } from './source.js';

/** A file with its path inside of what was chosen. */
export interface PathFile {
  path: string;
  file: File;
}

/** Scripts, styles, fonts and films of a saved page: nothing of them is imported. */
const unused = /\.(?:m?js|css|map|woff2?|ttf|otf|eot|mp4|webm|mov|mp3|download)$|(?:^|\/)\./i;
const page = /\.html?$/i;
const picture = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Files of a folder field, with their paths. */
export const filesOf = (list: Iterable<File>): PathFile[] =>
  [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Everything that was dropped; folders with what is in them. Call it in the event itself: the list is empty afterwards. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PathFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const plain = filesOf(files);
  if (entries.every((entry) => entry === null || entry.isFile)) return plain;
  return (await Promise.all(entries.map(async (entry) => (entry ? below(entry) : [])))).flat();
}

async function below(entry: FileSystemEntry): Promise<PathFile[]> {
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\/+/, ''), file }];
  }
  if (!isFolderEntry(entry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives about a hundred entries at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map(below))).flat();
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** One file as it is; a folder, or several files, as a zip of the page and its pictures. */
export async function readFiles(
  files: readonly PathFile[],
): Promise<ImportInput | keyof ReturnType<typeof fileProblems>> {
  const [first] = files;
  if (!first) return 'empty';
  if (files.length === 1 && !first.path.includes('/')) return readFile(first.file);
  const used = files.filter(({ path }) => !unused.test(path));
  const saved = used.find(({ path }) => page.test(path));
  if (!saved) return 'noPage';
  return readFile(await zipped(used, `${saved.file.name.replace(page, '')}.zip`));
}

async function zipped(files: readonly PathFile[], name: string): Promise<File> {
  const { zip } = await import('fflate');
  const contents = await Promise.all(
    files.map(async ({ path, file }): Promise<[string, AsyncZippableFile]> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Pictures are compressed already.
      return [path, [bytes, { level: picture.test(path) ? 0 : 6 }]];
    }),
  );
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(Object.fromEntries(contents), (error, data) => (error ? reject(error) : resolve(new Uint8Array(data)))),
  );
  return new File([bytes], name, { type: 'application/zip' });
}

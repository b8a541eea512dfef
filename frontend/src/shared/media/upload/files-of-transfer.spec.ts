import { describe, expect, it } from '@jest/globals';
import { filesOfTransfer, maxDroppedFiles, pastedFiles, type Transfer } from './files-of-transfer.js';

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' });

const fileEntry = (name: string) =>
  ({ name, isFile: true, isDirectory: false, file: (give: (file: File) => void) => give(aFile(name)) }) as never;
const folderEntry = (name: string, children: FileSystemEntry[]) =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader() {
      const left = [...children];
      // As browsers do: some at a time, and none at the end.
      return { readEntries: (give: (some: FileSystemEntry[]) => void) => give(left.splice(0, 2)) };
    },
  }) as never;

function dropOf(entries: FileSystemEntry[]): Transfer {
  const items = entries.map((entry) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry,
    getAsFile: () => (entry.isFile ? aFile(entry.name) : null),
  }));
  return { items, files: entries.map(({ name }) => aFile(name)) };
}
const namesOf = async (transfer: Transfer) => (await filesOfTransfer(transfer)).map(({ name }) => name);

describe('what was dropped', () => {
  it('are files as they are', async () => {
    expect(await namesOf(dropOf([fileEntry('a.png'), fileEntry('b.pdf')]))).toEqual(['a.png', 'b.pdf']);
  });

  it('are the files of folders and of the folders inside, without those of the system', async () => {
    const inner = folderEntry('inner', [fileEntry('z.png'), fileEntry('.DS_Store'), fileEntry('y.png')]);
    const folder = folderEntry('summer', [fileEntry('c.png'), inner, fileEntry('Thumbs.db'), fileEntry('b.png')]);
    expect(await namesOf(dropOf([folder, fileEntry('a.png')]))).toEqual(['b.png', 'c.png', 'y.png', 'z.png', 'a.png']);
  });

  it('is nothing where text was dropped', async () => {
    const text = { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null };
    expect(await filesOfTransfer({ items: [text], files: [] })).toEqual([]);
  });

  it(`are ${maxDroppedFiles} at most`, async () => {
    const many = Array.from({ length: maxDroppedFiles + 50 }, (_, at) => fileEntry(`${at}.png`));
    expect(await filesOfTransfer(dropOf([folderEntry('all', many)]))).toHaveLength(maxDroppedFiles);
  });
});

describe('what was pasted', () => {
  const now = new Date(2026, 10, 22, 9, 5);

  it('a picture without a name is called by the moment', () => {
    const [pasted] = pastedFiles([new File(['x'], 'image.png', { type: 'image/jpeg' })], now);
    expect(pasted).toMatchObject({ name: 'Pasted picture 2026-11-22 09.05.jpg', type: 'image/jpeg', size: 1 });
  });

  it('a file with a name keeps it', () => {
    const file = aFile('menu.png');
    expect(pastedFiles([file], now)).toEqual([file]);
  });
});

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** @param url answers with a download, so the page stays */
export function openDownload(url: string) {
  const anchor = document.createElement('a');
  anchor.href = url;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

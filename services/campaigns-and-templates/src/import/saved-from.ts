import { cleanUrlOrNull } from './clean-url.js';

// Browsers write "saved from url=(0030)https://…" above the page, SingleFile a comment with a line "url: https://…".
const comment =
  /<!--\s*(?:saved from url=\(\d{1,6}\)|Page saved with SingleFile\s+url:\s*)(https?:\/\/[^\s>]{1,2048})/i;

/** The address that a browser wrote into the page it saved. */
export function savedFrom(html: string): string | undefined {
  const address = comment.exec(html.slice(0, 20_000))?.[1];
  return address === undefined ? undefined : (cleanUrlOrNull(address) ?? undefined);
}

const folder = /^(?:\.\/)?[^/:?#]+(?:_files|-dateien|_fichiers|_archivos|_bestanden|_arquivos)\//i;

/** True for a file that a browser put into the folder beside the saved page. */
export const isInSavedFolder = (path: string): boolean => folder.test(path.trim());

import { useImportLookFileMutation, useImportLookMutation } from './api.js';
import { formOf, lookOf, type ImportInput } from './source.js';

/** Looks at a page, a text or a file. @returns the call, which can be aborted, and whether it runs */
export function useLook() {
  const [lookAtText, text] = useImportLookMutation();
  const [lookAtFile, file] = useImportLookFileMutation();
  const look = (input: ImportInput) => (input.kind === 'file' ? lookAtFile(formOf(input)) : lookAtText(lookOf(input)));
  return [look, text.isLoading || file.isLoading] as const;
}

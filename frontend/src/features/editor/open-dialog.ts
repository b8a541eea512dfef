import { createContext, useContext } from 'react';

/** What opens over the editor, one at a time. */
export type DialogName =
  'publish' | 'conflict' | 'help' | 'preview' | 'saveReadyMade' | 'quality' | 'share' | 'settings';

export const OpenDialogContext = createContext<(dialog: DialogName) => void>(() => undefined);

/** Opens a dialog from anywhere inside the editor. */
export const useOpenDialog = () => useContext(OpenDialogContext);

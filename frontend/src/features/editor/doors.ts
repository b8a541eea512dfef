import { createContext, useContext } from 'react';

/** What opens over the editor, one at a time. */
export type DialogName =
  'publish' | 'conflict' | 'help' | 'preview' | 'saveReadyMade' | 'quality' | 'share' | 'settings';

export const DoorsContext = createContext<(dialog: DialogName) => void>(() => undefined);

/** Opens a dialog from anywhere inside the editor. */
export const useDoors = () => useContext(DoorsContext);

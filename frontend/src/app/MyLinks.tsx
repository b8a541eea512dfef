import { lazy } from 'react';
import { MyLinksScreen } from '../features/my-links/MyLinksScreen.js';

const ImportDialog = lazy(async () => ({ default: (await import('../features/import/ImportDialog.js')).ImportDialog }));

/** The list of link pages with the import that belongs to another feature. */
export function MyLinks() {
  return <MyLinksScreen ImportDialog={ImportDialog} />;
}

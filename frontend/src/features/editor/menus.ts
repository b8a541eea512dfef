import { deferred } from '@linkyard/ui/deferred';

// What opens at a press and floats over the rest. No page needs it to be shown, and placing it takes a library of its own.
const toolbar = deferred(async () => (await import('./canvas/ToolbarMenu.js')).ToolbarMenu);
const saveDetails = deferred(async () => (await import('./topbar/SaveDetails.js')).SaveDetails);
const readyMade = deferred(async () => (await import('./ready-made/ReadyMade.js')).ReadyMade);

export const ToolbarMenu = toolbar.Component;
export const SaveDetails = saveDetails.Component;
export const ReadyMade = readyMade.Component;
export const warmMenus = () => Promise.all([toolbar, saveDetails, readyMade].map((menu) => menu.warm()));

import { deferred } from '@linkyard/ui/deferred';

const picker = deferred(async () => (await import('./MediaPicker.js')).MediaPicker);

export const MediaPicker = picker.Component;
/** Loads the popup before its first use. Never rejects. */
export const preloadMediaPicker = picker.warm;

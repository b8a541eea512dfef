import { deferred } from '@linkyard/ui/deferred';

const load = () => import('./MediaPicker.js');
const picker = deferred(async () => (await load()).MediaPicker);
const rehearsal = deferred(async () => (await load()).PickerRehearsal);

export const MediaPicker = picker.Component;
export const PickerRehearsal = rehearsal.Component;
/** Loads the popup ahead of its first use. Never rejects. */
export const warmMediaPicker = () => Promise.all([picker.warm(), rehearsal.warm()]);

import { deferred } from '@linkyard/ui/deferred';
import { preloadMediaPicker } from '../../shared/media/picker/lazy-picker.js';

// Each in a chunk of its own: most visits to the editor open one of them or none.
const publish = deferred(async () => (await import('./publish/PublishDialog.js')).PublishDialog);
const conflict = deferred(async () => (await import('./conflict/ConflictDialog.js')).ConflictDialog);
const help = deferred(async () => (await import('./keyboard/HelpSheet.js')).HelpSheet);
const saveReadyMade = deferred(async () => (await import('./ready-made/SaveReadyMade.js')).SaveReadyMade);
const quality = deferred(async () => (await import('./quality/QualityDialog.js')).QualityDialog);
const share = deferred(async () => (await import('./share/SharePreview.js')).SharePreview);
const settings = deferred(async () => (await import('./settings/PageSettings.js')).PageSettings);
const preview = deferred(async () => (await import('./preview/PreviewMode.js')).PreviewMode);
const history = deferred(async () => (await import('./history/HistoryPanel.js')).HistoryPanel);

export const PublishDialog = publish.Component;
export const ConflictDialog = conflict.Component;
export const HelpSheet = help.Component;
export const SaveReadyMade = saveReadyMade.Component;
export const QualityDialog = quality.Component;
export const SharePreview = share.Component;
export const PageSettings = settings.Component;
export const PreviewMode = preview.Component;
export const HistoryPanel = history.Component;
export const warmDialogs = () =>
  Promise.all([
    ...[publish, conflict, help, saveReadyMade, quality, share, settings, preview, history].map((dialog) =>
      dialog.warm(),
    ),
    preloadMediaPicker(),
  ]);

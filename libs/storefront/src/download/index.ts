export { downloadScreen, type OpenedDownloads } from './download-screen.js';

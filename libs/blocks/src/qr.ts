/** QR codes as pages draw them, for the screens of visitors. */
export { qrPath, type QrPath } from './el_qrcode/qr-path.js';

import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { qrcodeSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_qrcode',
  category: 'Engagement',
  label: /*i18n*/ 'QR code',
  hint: /*i18n*/ 'A code to scan, for this page or any link',
  icon: 'IconQrcode',
  schema: qrcodeSchema,
  createDefault,
});

import type { Texts } from '@linkyard/languages';
import { type CustomContent, schema } from './schema.js';

const codeIn = (
  i18n: Texts,
) => `<div style="padding:28px 24px;border-radius:14px;background:#f4f0e6;color:#1d1b16;text-align:center">
  <strong style="font-size:20px">${i18n.t('Your own code')}</strong>
  <p style="margin:8px 0 0">${i18n.t('HTML, styles and scripts, in a frame of their own.')}</p>
</div>`;

export const createDefault = (i18n: Texts): CustomContent => schema.parse({ code: codeIn(i18n), height: 120 });

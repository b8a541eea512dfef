import { type CustomContent, schema } from './schema.js';

const code = `<div style="padding:28px 24px;border-radius:14px;background:#f4f0e6;color:#1d1b16;text-align:center">
  <strong style="font-size:20px">Your own code</strong>
  <p style="margin:8px 0 0">HTML, styles and scripts, in a frame of their own.</p>
</div>`;

export const createDefault = (): CustomContent => schema.parse({ code, height: 120 });

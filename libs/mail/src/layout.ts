import type { MailBrand } from './mail-template.js';
import { escapeHtml } from './placeholders.js';

const fallbackColour = '#1f7a4d';
const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The button's colours: what reads on the brand's colour, black or white, by WCAG luminance. */
export function buttonColours(brand: MailBrand): { background: string; text: string } {
  const background = /^#[0-9a-f]{6}$/i.test(brand.primaryColour ?? '') ? String(brand.primaryColour) : fallbackColour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return { background, text: 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#16201b' : '#ffffff' };
}

function header(brand: MailBrand): string {
  const name = escapeHtml(brand.name);
  return brand.logoUrl && /^https?:\/\//.test(brand.logoUrl)
    ? `<img src="${escapeHtml(brand.logoUrl)}" alt="${name}" height="32" style="display:block;height:32px;width:auto;border:0">`
    : `<span class="ink" style="font-weight:600;font-size:18px;color:#16201b">${name}</span>`;
}

function closing(brand: MailBrand): string {
  const origin = escapeHtml(brand.origin);
  const home = `<a href="${origin}" class="quiet" style="color:#5c675f">${escapeHtml(brand.name)}</a>`;
  if (!brand.supportEmail) return home;
  const support = escapeHtml(brand.supportEmail);
  return `${home} · <a href="mailto:${support}" class="quiet" style="color:#5c675f">${support}</a>`;
}

/** One calm column of at most 560 px that follows the reader's light or dark mode. Everything passed in is HTML already. */
export function layout(brand: MailBrand, subject: string, preheader: string, body: string, footnote: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
@media (max-width:480px){.card{padding:24px 20px!important}.outer{padding:12px!important}}
@media (prefers-color-scheme:dark){
.outer{background:#111613!important}.card{background:#19201c!important;border-color:#2b342f!important}
.ink{color:#edf1ee!important}.quiet{color:#a3aea6!important}.code{background:#111613!important;color:#edf1ee!important}
.line{border-color:#2b342f!important}}
</style>
</head>
<body style="margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="outer" style="background:#fafaf7;padding:32px 16px">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${fonts}">
<tr><td style="padding:0 0 16px 4px">${header(brand)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4e6e0;border-radius:12px;padding:32px">
${body}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font-size:13px;line-height:20px;color:#5c675f">${footnote}<br><br>${closing(brand)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

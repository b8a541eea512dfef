import type { FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from '@linkyard/languages';
import { pageAttribution, type PageAttribution } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { z } from 'zod';
import { inVisitorsWords } from '../locales/refusal-texts.js';
import { i18n } from '../locales/texts.js';
import { markNames } from '../public-screens/attribution.js';
import { noLongerOffered } from '../public-screens/message-screen.js';

/** What a form without files posts. */
export const postedFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Runs a form post that came without JavaScript. @returns where its answer leads, or the message that answers it, refusals in their own words */
export async function outcomeOf(
  work: () => Promise<{ text: string; link?: string | null }>,
): Promise<{ link: string } | { status: number; title: string; lines: readonly string[] }> {
  try {
    const { text, link } = await work();
    return link ? { link } : { status: 200, title: i18n.t('Thank you'), lines: [text] };
  } catch (error) {
    const title = i18n.t('Please check your answers');
    if (error instanceof z.ZodError) return { status: 422, title, lines: [i18n.t('The form could not be read.')] };
    if (!(error instanceof DomainError)) throw error;
    const { details, text, http: status } = inVisitorsWords(error);
    if (status === 404) return { status, title: i18n.t('There is nothing here'), lines: [noLongerOffered()] };
    return { status, title, lines: details.errors?.map(({ message }) => message) ?? [text] };
  }
}

/** Milliseconds a form was open; null where no script noted when it was opened. */
export function elapsedSince(started: unknown): number | null {
  const at = Number(started);
  return Number.isFinite(at) && at > 0 ? Math.min(86_400_000, Math.max(0, Date.now() - at)) : null;
}

/** The page the visitor came from, when it is on this host; never somewhere else. */
export function sameSiteReferer(request: FastifyRequest): string {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === request.headers.host ? pathname : '/';
}

/** The campaign marks in the address of the page that a form was sent from; what is not readable is left out. */
export function marksOfPage(request: FastifyRequest): PageAttribution {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer) || new URL(referer).host !== request.headers.host) return {};
  const { searchParams } = new URL(referer);
  const given = Object.entries(markNames).flatMap(([name, field]) => {
    const value = searchParams.get(name);
    return value ? [[field, value.slice(0, 120)]] : [];
  });
  return pageAttribution.parse(Object.fromEntries(given));
}

export const sendPage = (reply: FastifyReply, status: number, title: string, lines: string[], back: string) =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('content-language', i18n.language)
    .header('vary', 'accept-language')
    .send(formAnswerPage(title, lines, back));

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A quiet page that says what became of a form sent without JavaScript. @param back a path of this host */
const formAnswerPage = (title: string, lines: readonly string[], back: string) => `<!doctype html>
<html lang="${i18n.language}" dir="${directionOf(i18n.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafaf7;color:#16201b;font:17px/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}
a{display:inline-block;margin-top:1.25rem;padding:.8rem 1.4rem;border-radius:8px;background:#1f7a4d;color:#fff;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#111613;color:#edf1ee}a{background:#4fc088;color:#111613}}</style></head>
<body><main><h1>${escape(title)}</h1>${lines.map((line) => `<p>${escape(line)}</p>`).join('')}<a href="${escape(back)}">${escape(i18n.t('Back to the page'))}</a></main></body></html>`;

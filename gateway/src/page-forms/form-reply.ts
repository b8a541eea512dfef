import type { FastifyRequest } from 'fastify';
import { pageAttribution, type PageAttribution } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { z } from 'zod';
import { spokenRefusal } from '../locales/spoken-refusal.js';
import { i18n } from '../locales/texts.js';
import { markNames } from '../public-screens/attribution.js';
import { noLongerOffered } from '@linkyard/storefront';
import { words } from '../locales/words.js';

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
    const { http: status } = error;
    const { message: text, errors } = spokenRefusal(error);
    if (status === 404) return { status, title: i18n.t('There is nothing here'), lines: [noLongerOffered(words())] };
    return { status, title, lines: errors?.map(({ message }) => message) ?? [text] };
  }
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

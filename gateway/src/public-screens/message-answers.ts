import { Injectable } from '@nestjs/common';
import { i18n } from '../locales/texts.js';
import type { Exchange, FormAnswer } from './form-answers.js';
import { FormState } from './form-state.js';
import { messageScreen, type Screen } from '@linkyard/storefront';
import { Screens } from './screens.js';

export interface MessageAnswer {
  status: number;
  title: string;
  lines: readonly string[];
  /** Path of this host. */
  back: string;
}

export const messageAnswerPath = '/f/answer';

/** Answers a form of a public page, which has no screen of its own, with a message that leads back to the page. */
@Injectable()
export class MessageAnswers {
  constructor(private readonly screens: Screens) {}

  send(exchange: Exchange, { status, title, lines, back }: MessageAnswer) {
    const page = pathOnThisHost(back);
    const answer = { status, form: FormState.empty, notes: { title, lines: lines.join('\n') } };
    return this.screens.answerForm(
      exchange,
      `${messageAnswerPath}?page=${encodeURIComponent(page)}`,
      answer,
      async (kept) => messageOf(kept, page, await this.screens.lookOf(page, exchange.request)),
    );
  }
}

/** @param look of the page that it leads back to */
export const messageOf = ({ notes }: FormAnswer, back: string, look: Pick<Screen, 'creator'>): Screen => ({
  ...messageScreen({
    title: notes['title'] ?? '',
    lines: (notes['lines'] ?? '').split('\n').filter(Boolean),
    link: { href: back, text: i18n.t('Back to the page') },
  }),
  ...look,
});

/** The path of an address that a request brought; `/` for one that leads elsewhere. */
export function pathOnThisHost(typed: unknown): string {
  const base = 'http://host.invalid';
  if (typeof typed !== 'string' || !typed.startsWith('/') || !URL.canParse(typed, base)) return '/';
  const { origin, pathname } = new URL(typed, base);
  // A path that begins with two slashes would be another host in a Location header.
  return origin === base && !pathname.startsWith('//') ? pathname : '/';
}

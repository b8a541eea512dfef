import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getPageLook,
  originOfSite,
  sharePictureAddress,
  type AnyCommand,
  type ReplyOf,
  type RequestInput,
  type Site,
  type VisitorHost,
} from '@linkyard/contracts';
import type { Screen, Sharing } from '@linkyard/storefront';
import { renderScreen, screenPolicy, siteLook } from '@linkyard/storefront/document';
import { scriptPath } from '@linkyard/storefront/scripts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { isSecure, type GatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import { ContextFactory } from '../http/request-context.js';
import { orRepeated } from '../http/unknown-outcome.js';
import { i18n } from '../locales/texts.js';
import { cameFrom } from './attribution.js';
import { FormAnswers, type Exchange, type FormAnswer } from './form-answers.js';
import { words } from '../locales/words.js';
import { isCampaignHost, siteOfRequest } from '../sites/request-site.js';

/** What every controller of public screens does: ask a service, show a screen, lead on. */
@Injectable()
export class Screens {
  readonly isSecure: boolean;
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly answers: FormAnswers,
  ) {
    this.isSecure = isSecure(config);
  }

  /** Runs a command for a visitor. @throws DomainError core.invalid_input by field, and what the command throws */
  ask<C extends AnyCommand>(command: C, payload: RequestInput<C>, request: FastifyRequest): Promise<ReplyOf<C>> {
    return orRepeated(command, payload, () => this.bus.request(command, payload, this.contexts.of(request)));
  }

  /** The same; null where there is nothing of that id. */
  async find<C extends AnyCommand>(
    command: C,
    payload: RequestInput<C>,
    request: FastifyRequest,
  ): Promise<ReplyOf<C> | null> {
    try {
      return await this.ask(command, payload, request);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'core.not_found') return null;
      throw error;
    }
  }

  /** What a screen wears that answers a form of a page, by the page's path on this host. Without it the screen has the colours of the site. */
  async lookOf(path: string, request: FastifyRequest): Promise<Pick<Screen, 'creator'>> {
    const { campaignId } = siteOfRequest(request);
    const [campName = ''] = path.split('/').filter(Boolean);
    if (campName === '' && campaignId === null) return {};
    try {
      const { look } = await this.ask(getPageLook, { campName, campaignId }, request);
      return look ? { creator: { name: '', picture: '', look } } : {};
    } catch (error) {
      // A look never keeps a visitor from an answer.
      if (error instanceof DomainError) return {};
      throw error;
    }
  }

  /** Screens are about one visitor, so nothing stores them. */
  show(reply: FastifyReply, { sharing, ...shown }: Screen, status = 200) {
    const here = isCampaignHost(reply.request.raw) ? { ...shown, creator: atItsOwnDomain(shown.creator) } : shown;
    const screen = sharing ? { ...here, sharing: absolute(sharing, siteOfRequest(reply.request)) } : here;
    if (!sharing) reply.header('x-robots-tag', 'noindex');
    const site = siteLook(siteOfRequest(reply.request));
    const script = screen.script ? scriptPath(screen.script) : null;
    return (
      reply
        .status(status)
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', screenPolicy(screen, site, this.isSecure))
        .header('content-language', i18n.language)
        .header('vary', 'accept-language')
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'DENY')
        // The address of a screen opens it, so other sites do not learn it.
        .header('referrer-policy', 'same-origin')
        .send(renderScreen({ screen, site, words: words(), script }))
    );
  }

  /**
   * Answers a posted form with a screen that a GET of `at` shows, so that Back and reload send nothing again.
   * A script gets the screen at once, and so does everyone where the answer cannot be kept.
   * @param at address on this host, whose handler reads `formAnswer` and shows the same screen
   * @source ADR 0035
   */
  async answerForm(
    { request, reply }: Exchange,
    at: string,
    answer: FormAnswer,
    screenOf: (answer: FormAnswer) => Screen | Promise<Screen>,
  ) {
    const isScript = request.headers['x-live-update'] !== undefined;
    const location = isScript
      ? null
      : await this.answers.keep(withPage(at, cameFrom(request)), answer, { request, reply });
    if (location !== null) return this.seeOther(reply, location);
    return this.show(reply, await screenOf(answer), answer.status);
  }

  /** What the address of a GET shows of an earlier post; null for an address without an answer, or when it is over. */
  formAnswer(request: FastifyRequest): Promise<FormAnswer | null> {
    return this.answers.of(request);
  }

  /** After a post: the browser goes on with GET, and a reload repeats nothing. @param location a path of this host or a payment page */
  seeOther(reply: FastifyReply, location: string) {
    return reply.status(303).header('location', location).header('cache-control', 'no-store').send();
  }
}

/** The answer wears the look of the page that the form was opened from, as the form did. */
function withPage(at: string, { from }: ReturnType<typeof cameFrom>): string {
  if (from === undefined || /[?&]cid=/.test(at)) return at;
  return `${at}${at.includes('?') ? '&' : '?'}cid=${from}`;
}

/** Who shares a screen shares it at the host that shows it. */
const absolute = (sharing: Sharing, site: Site): Sharing => ({
  ...sharing,
  image: sharing.image && new URL(sharePictureAddress(sharing.image), sharing.canonical ?? originOfSite(site)).href,
});

/** The page that a creator's own domain shows is at its root. */
function atItsOwnDomain(creator: VisitorHost | undefined): VisitorHost | undefined {
  if (!creator?.look) return creator;
  return { ...creator, look: { ...creator.look, page: { ...creator.look.page, path: '/' } } };
}

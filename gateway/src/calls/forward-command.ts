import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshSession, type AnyCommand, type WireReply } from '@linkyard/contracts';
import { Bus, requestSeconds } from '@linkyard/service-kit';
import { spokenProblems } from '../locales/spoken-refusal.js';
import { ImpersonatedActs } from '../auth/impersonated-acts.js';
import { isOpenedSession, SessionCookies } from '../auth/session-cookies.js';
import { SignInCookies } from '../auth/sign-in-cookies.js';
import type { BoundCommand } from '../http/bound-commands.js';
import { ContextFactory, requestState } from '../http/request-context.js';
import { orUnknown } from '../http/unknown-outcome.js';
import { UploadReceiver } from '../uploads/upload-receiver.js';
import { UploadSlots } from '../uploads/upload-slots.js';

const isRefresh = ({ subject }: AnyCommand) => subject === refreshSession.subject;

/** Takes a request apart, asks the owning service, and gives its answer in the wire's envelope. */
@Injectable()
export class ForwardCommand {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
    private readonly cookies: SessionCookies,
    private readonly signIn: SignInCookies,
    private readonly uploads: UploadReceiver,
    private readonly slots: UploadSlots,
    private readonly acts: ImpersonatedActs,
  ) {}

  async run(command: BoundCommand, request: FastifyRequest, reply: FastifyReply) {
    const end = requestSeconds.startTimer({ subject: command.subject });
    const { requestId } = requestState(request);
    const data =
      command.http.body === 'multipart' ? await this.sendInTurn(command, request) : await this.send(command, request);
    end({ status: '1' });
    const shown = command.http.problems ? spokenProblems(data) : data;
    const body: WireReply = {
      status: 1,
      message: command.messageFor?.(data) ?? command.message ?? '',
      data: this.applySession(command, this.signIn.apply(command, shown, reply), request, reply),
    };
    return reply.status(200).header('x-request-id', requestId).header('cache-control', 'no-store').send(body);
  }

  private async send(command: BoundCommand, request: FastifyRequest): Promise<unknown> {
    return this.ask(command, this.payloadOf(command, request), request);
  }

  private async sendInTurn(command: BoundCommand, request: FastifyRequest): Promise<unknown> {
    const { userId, ipHash } = this.contexts.of(request);
    return this.slots.hold(userId ?? ipHash, () => this.sendFile(command, request));
  }

  /** With the file stored first; a refusal takes it back. */
  private async sendFile(command: BoundCommand, request: FastifyRequest): Promise<unknown> {
    const payload = await this.uploads.receive(request, command.http);
    try {
      return await this.ask(command, payload, request);
    } catch (error) {
      await this.uploads.discard(payload, request);
      throw error;
    }
  }

  private async ask(command: AnyCommand, payload: unknown, request: FastifyRequest): Promise<unknown> {
    this.signIn.requireBound(command, payload, request);
    await this.acts.recordBegun(command, request);
    // The owning service parses it, once, and its refusal of invalid input is what the caller gets.
    return orUnknown(command, () => this.bus.request(command, payload, this.contexts.of(request)));
  }

  private payloadOf(command: BoundCommand, request: FastifyRequest): unknown {
    const source: unknown =
      command.http.method === 'GET' ? request.query : request.body === undefined ? {} : request.body;
    if (!isRefresh(command)) return this.signIn.payloadOf(command, source, request);
    return this.signIn.payloadOf(command, { refreshToken: this.cookies.renewable(request).refreshToken }, request);
  }

  private applySession(command: BoundCommand, data: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    const { session } = command.http;
    if (session === undefined) return data;
    if (session === 'close') this.signIn.clearReturn(request, reply);
    if (!isOpenedSession(data)) {
      if (session === 'close') this.cookies.close(reply);
      return data;
    }
    // Another account makes a new id, so that other windows of this browser load again.
    const isContinued = isRefresh(command) && !('returned' in data);
    this.cookies.open(reply, data, isContinued ? this.cookies.renewable(request).browserId : undefined);
    const { refreshToken: _kept, ...visible } = data;
    return visible;
  }
}

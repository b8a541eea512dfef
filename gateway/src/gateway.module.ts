import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Presence } from '@linkyard/queue';
import { Bus, SiteUrls, TenantSites, type HealthCheck, type Logger } from '@linkyard/service-kit';
import { AppKeys } from './auth/app-keys.js';
import { ImpersonatedActs } from './auth/impersonated-acts.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { jwtReader } from './auth/read-token.js';
import { socialProviders } from './auth/social/index.js';
import { SignInCookies } from './auth/sign-in-cookies.js';
import { SessionGuard } from './auth/session.guard.js';
import { SessionStore } from './auth/session-store.js';
import type { GatewayConfig } from './config/gateway-config.js';
import { GATEWAY_CONFIG, GATEWAY_LOGGER, READ_TOKEN } from './config/tokens.js';
import { ErrorFilter } from './http/error.filter.js';
import { ForwardCommand } from './calls/forward-command.js';
import { HEALTH_CHECKS } from './http/health.controller.js';
import { OwnOriginGuard } from './http/own-origin.guard.js';
import { RateGuard } from './http/rate.guard.js';
import { RateLimiter } from './http/rate-limiter.js';
import { ContextFactory } from './http/request-context.js';
import { SessionCookies } from './auth/session-cookies.js';
import { MediaFiles } from './media/media-files.js';
import { GateTokens } from './pages/gate-tokens.js';
import { publicScreenProviders } from './public-screens/index.js';
import { ChatRooms } from './realtime/chat-rooms.js';
import { ChatGateway } from './realtime/chat.gateway.js';
import { RealtimeGateway } from './realtime/realtime.gateway.js';
import { UploadReceiver } from './uploads/upload-receiver.js';
import { UploadSlots } from './uploads/upload-slots.js';

export interface GatewayParts {
  controllers: Type[];
  config: GatewayConfig;
  logger: Logger;
  bus: Bus;
  tenantSites: TenantSites;
  sessions: SessionStore;
  limiter: RateLimiter;
  appKeys: AppKeys;
  uploads: UploadReceiver;
  slots: UploadSlots;
  tokens: GateTokens;
  media: MediaFiles;
  presence: Presence;
  checks: HealthCheck[];
}

@Module({})
export class GatewayModule {
  static for(parts: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      imports: [PassportModule],
      controllers: parts.controllers,
      providers: [
        { provide: GATEWAY_CONFIG, useValue: parts.config },
        { provide: GATEWAY_LOGGER, useValue: parts.logger },
        { provide: Bus, useValue: parts.bus },
        { provide: TenantSites, useValue: parts.tenantSites },
        { provide: SiteUrls, useValue: new SiteUrls(parts.tenantSites) },
        { provide: SessionStore, useValue: parts.sessions },
        { provide: RateLimiter, useValue: parts.limiter },
        { provide: UploadReceiver, useValue: parts.uploads },
        { provide: UploadSlots, useValue: parts.slots },
        { provide: GateTokens, useValue: parts.tokens },
        { provide: Presence, useValue: parts.presence },
        { provide: HEALTH_CHECKS, useValue: parts.checks },
        { provide: ContextFactory, useValue: new ContextFactory(parts.config) },
        { provide: AppKeys, useValue: parts.appKeys },
        { provide: SessionCookies, useValue: new SessionCookies(parts.appKeys) },
        {
          provide: SignInCookies,
          useValue: new SignInCookies(parts.appKeys.isSecure),
        },
        { provide: MediaFiles, useValue: parts.media },
        { provide: READ_TOKEN, useValue: jwtReader(parts.config, parts.appKeys) },
        ImpersonatedActs,
        ForwardCommand,
        ChatRooms,
        RealtimeGateway,
        ChatGateway,
        ...publicScreenProviders,
        ...socialProviders(),
        JwtStrategy,
        // In this order: from where, who calls, may they, how often.
        { provide: APP_GUARD, useClass: OwnOriginGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: RateGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}

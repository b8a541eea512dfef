export { Admission } from './bus/admission.js';
export { Bus } from './bus/bus.js';
export { amountField, checkAmount, stepCode } from './bus/amount-field.js';
export { DomainError, fieldRefusal, isServiceAway } from './bus/domain-error.js';
export { Handles } from './bus/handles.js';
export { requireEach, requireFound } from './bus/require-found.js';
export { InFlight } from './bus/in-flight.js';
export { BusConnection, natsOptions } from './bus/nats-connection.js';
export { broadcast, listen, listenOnce, publishSignal } from './bus/signals.js';
export { setHandlerRuntime } from './bus/handler-runtime.js';
export { KeyedQueue } from './concurrency/keyed-queue.js';
export { muted } from './config/muted.js';
export { demoMode, hasDemoCreator, type DemoMode } from './config/demo-mode.js';
export { installationMode, isProduction, refuseSimulators } from './config/installation-mode.js';
export { ConfigError, readConfig } from './config/read-config.js';
export { serviceConfigSchema, type ServiceConfig } from './config/service-config.js';
export { EventTooEarly } from './events/event-too-early.js';
export { OnEvent, type EventFacts, type EventMeta } from './events/on-event.js';
export { pruneConsumers } from './events/prune-consumers.js';
export { Outbox } from './events/outbox.js';
export { eventStream, openEventStream } from './events/stream.js';
export { attemptEach } from './due-rows/attempt-each.js';
export { DueRows } from './due-rows/due-rows.js';
export { exportFilters, exportPage } from './exports/export-page.js';
export { deleteInChunks } from './erasure/delete-in-chunks.js';
export { CreatorLooks } from './creator-looks/creator-looks.js';
export { AccountLimits } from './limits/account-limits.js';
export { limitReached } from './limits/limit-refusals.js';
export { takeTurn } from './limits/take-turn.js';
export { healthReport, type HealthCheck } from './health/health.js';
export { serveHealth } from './health/health-server.js';
export {
  droppedBeacons,
  metricsText,
  metricsType,
  pushAnswers,
  requestSeconds,
  startMetrics,
} from './health/metrics.js';
export { createLogger, LOGGER, type Logger } from './logging/logger.js';
export { NestLogger } from './logging/nest-logger.js';
export { addMediaUse } from './media-uses/add-media-use.js';
export { mediaPathsIn, showSameFiles } from './media-uses/media-paths.js';
export { isInactiveOwner, requireActiveOwner } from './bus/owner-guard.js';
export { isAtRest } from './owners/at-rest.js';
export { AccountRecords } from './service/account-records.js';
export { ownKey, transferRecords, type Transferred } from './service/account-transfer.js';
export { Capability, serviceOf, type CapabilityParts } from './service/capability.js';
export { RecurringJob } from './service/recurring-job.js';
export { retryWhileStarting } from './concurrency/retry-while-starting.js';
export { endOnSignal, runStandalone } from './service/run-standalone.js';
export { runService } from './service/run-service.js';
export type { RunningRole, ServiceDefinition } from './config/service-definition.js';
export { adminsToNotify } from './user-contacts/admins-to-notify.js';
export { UserContacts } from './user-contacts/user-contacts.js';
export { WaitingRequests } from './waiting/waiting-requests.js';
export { confirmableMs, waitingRequests, type WaitingRequest } from './waiting/waiting-request.js';
export { sessionTokenPurpose } from './session/session-token.js';
export { hostProof, hostProofPath, nonceOfHostProof } from './sites/host-proof.js';
export { ownSites, type OwnSites } from './sites/own-sites.js';
export { dkimKeys, smtpPasswords, socialSecrets, type SecretsOfTenants } from './sites/secrets-of-tenants.js';
export { isRehearsal, rehearsalHeader, rehearsalPass } from './sites/rehearsal.js';
export { requireSender } from './sites/require-sender.js';
export { SiteUrls, type UrlsOfSite } from './sites/site-urls.js';
export { TenantSites } from './sites/tenant-sites.js';
export { beginDeadline } from '@linkyard/mongo';
export { operatorContext, systemContext } from './bus/system-context.js';
export {
  canBecome,
  nextState,
  printTransitions,
  unreachableStates,
  type Transitions,
} from './transitions/transitions.js';

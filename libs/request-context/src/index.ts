export {
  currentContext,
  impersonatorOfWork,
  requestOrigin,
  runAcrossTenants,
  runForTenant,
  runInContext,
  tenantToStamp,
  TenantMismatch,
  tenantParts,
  type RequestContext,
  type TenantScope,
} from './request-context.js';

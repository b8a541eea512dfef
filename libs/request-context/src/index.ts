export {
  currentContext,
  runAcrossTenants,
  runForTenant,
  runInContext,
  tenantToStamp,
  TenantMismatch,
  type RequestContext,
  type TenantScope,
} from './request-context.js';

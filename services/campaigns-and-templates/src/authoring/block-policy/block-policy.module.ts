import { Capability } from '@linkyard/service-kit';
import { BlockPolicy } from './block-policy.js';
import { blockPolicies } from './block-policy.schema.js';

/** Which blocks an administrator has switched off. */
@Capability({
  service: 'campaigns-and-templates',
  collections: [blockPolicies],
  providers: [BlockPolicy],
  exports: [BlockPolicy],
})
export class BlockPolicyModule {}

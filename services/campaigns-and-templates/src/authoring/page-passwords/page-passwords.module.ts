import { Capability } from '@linkyard/service-kit';
import { PagePasswords, sectionPasswords } from './page-passwords.js';

/** The passwords of pages and sections that only some visitors may see. */
@Capability({
  service: 'campaigns-and-templates',
  collections: [sectionPasswords],
  providers: [PagePasswords],
  exports: [PagePasswords],
})
export class PagePasswordsModule {}

import { Capability } from '@linkyard/service-kit';
import { settings } from './setting.schema.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';
import { SettingsService } from './settings.service.js';

@Capability({
  service: 'auth',
  collections: [settings],
  eraseWithAccount: [settings],
  exportWithAccount: [settings],
  controllers: [SettingsController],
  providers: [SettingsRepository, SettingsService],
  exports: [SettingsRepository],
})
export class SettingsModule {}

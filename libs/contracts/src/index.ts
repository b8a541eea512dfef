export * from './all-contracts.js';
export * from './block-sources/index.js';
export * from './errors/index.js';
export * from './events/index.js';
export * from './jobs/index.js';
export * from './kit/index.js';
export * from './primitives/index.js';
export * from './signals/index.js';
export * from './socket/index.js';

export * from './auth/index.js';
export * from './bookings/index.js';
export * from './campaigns-and-templates/index.js';
export * from './commerce/index.js';
export * from './integrations/index.js';
export * from './media/index.js';
export * from './notifications-and-chat/index.js';
export * from './white-label/index.js';

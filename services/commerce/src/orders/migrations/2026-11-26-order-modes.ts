import type { Migration } from '@linkyard/mongo';
import { setModes } from '../../payments/migrations/set-modes.js';
import { orders } from '../order.schema.js';

export const orderModes: Migration = {
  id: '2026-11-26-order-modes',
  up: (database) => setModes(database, 'order', orders),
};

import { getNotifications, markNotificationsRead } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const notificationsApi = addEndpoints([], (build) => ({
  notifications: commandQuery(build, getNotifications, { provides: ['Notifications'] }),
  markNotificationsRead: commandMutation(build, markNotificationsRead, ['Notifications']),
}));

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;

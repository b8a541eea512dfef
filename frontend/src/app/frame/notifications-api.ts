import { getNotifications, markNotificationsRead } from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: commandQuery(build, getNotifications, { provides: ['Notifications'] }),
    markNotificationsRead: commandMutation(build, markNotificationsRead, ['Notifications']),
  }),
});

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;

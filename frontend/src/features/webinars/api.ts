import {
  addUpdateWebinar,
  cancelWebinar,
  changeRegistrationStatus,
  deleteWebinars,
  getRegistration,
  getWebinar,
  getWebinarConnection,
  listRegistrations,
  listWebinars,
  resolveRegistrationAttention,
  syncWebinar,
  toggleWebinar,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const webinarsApi = addEndpoints(['Registrations'], (build) => ({
  webinars: commandQuery(build, listWebinars, { provides: ['Webinars'] }),
  webinar: commandQuery(build, getWebinar, { provides: ['Webinars'] }),
  webinarProvider: commandQuery(build, getWebinarConnection, { provides: ['WebinarConnection'] }),
  syncWebinar: commandMutation(build, syncWebinar, ['Webinars', 'Registrations']),
  saveWebinar: commandMutation(build, addUpdateWebinar, ['Webinars']),
  toggleWebinar: commandMutation(build, toggleWebinar, ['Webinars']),
  cancelWebinar: commandMutation(build, cancelWebinar, ['Webinars', 'Registrations']),
  deleteWebinars: commandMutation(build, deleteWebinars, ['Webinars']),
  registrations: commandQuery(build, listRegistrations, { provides: ['Registrations', 'PaymentConnections'] }),
  registration: commandQuery(build, getRegistration, { provides: ['Registrations'] }),
  resolveRegistrationAttention: commandMutation(build, resolveRegistrationAttention, ['Registrations']),
  changeRegistration: commandMutation(build, changeRegistrationStatus, ['Registrations', 'Webinars', 'Notifications']),
}));

export const {
  useLazyWebinarsQuery,
  useWebinarsQuery,
  useWebinarQuery,
  useWebinarProviderQuery,
  useSyncWebinarMutation,
  useSaveWebinarMutation,
  useToggleWebinarMutation,
  useCancelWebinarMutation,
  useDeleteWebinarsMutation,
  useRegistrationQuery,
  useRegistrationsQuery,
  useChangeRegistrationMutation,
  useResolveRegistrationAttentionMutation,
} = webinarsApi;

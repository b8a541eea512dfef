import {
  exportAppointment,
  exportDonations,
  exportFormData,
  exportLeads,
  exportPaymentOrders,
  exportSubUsers,
  exportWebinar,
  getExport,
} from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandMutation, commandQuery } from '../api/contract-endpoints.js';

const exportsApi = addEndpoints([], (build) => ({
  exportLeads: commandMutation(build, exportLeads),
  exportFormData: commandMutation(build, exportFormData),
  exportPaymentOrders: commandMutation(build, exportPaymentOrders),
  exportDonations: commandMutation(build, exportDonations),
  exportSubUsers: commandMutation(build, exportSubUsers),
  exportAppointment: commandMutation(build, exportAppointment),
  exportWebinar: commandMutation(build, exportWebinar),
  exportState: commandQuery(build, getExport, { keepSec: 0 }),
  /** A mutation, for each asking is a new one: an export moves on by itself. */
  askExport: commandMutation(build, getExport),
}));

export const {
  useExportLeadsMutation,
  useExportFormDataMutation,
  useExportPaymentOrdersMutation,
  useExportDonationsMutation,
  useExportSubUsersMutation,
  useExportAppointmentMutation,
  useExportWebinarMutation,
  useExportStateQuery,
  useAskExportMutation,
} = exportsApi;

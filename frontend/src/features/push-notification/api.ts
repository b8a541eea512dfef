import {
  getVapidKey,
  listPushDevices,
  removePushDevice,
  subscribeToPush,
  unsubscribeFromPush,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const pushApi = addEndpoints(['PushDevices'], (build) => ({
  vapidKey: commandQuery(build, getVapidKey),
  pushDevices: commandQuery(build, listPushDevices, { provides: ['PushDevices'] }),
  subscribeToPush: commandMutation(build, subscribeToPush, ['PushDevices']),
  unsubscribeFromPush: commandMutation(build, unsubscribeFromPush, ['PushDevices']),
  removePushDevice: commandMutation(build, removePushDevice, ['PushDevices']),
}));

export const {
  useVapidKeyQuery,
  usePushDevicesQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useRemovePushDeviceMutation,
} = pushApi;

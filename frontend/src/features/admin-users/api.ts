import { changeUserStatus, listUsers } from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const adminUsersApi = api.enhanceEndpoints({ addTagTypes: ['Users'] }).injectEndpoints({
  endpoints: (build) => ({
    adminUsers: commandQuery(build, listUsers, { provides: ['Users'] }),
    changeUserStatus: commandMutation(build, changeUserStatus, ['Users']),
  }),
});

export const { useAdminUsersQuery, useChangeUserStatusMutation } = adminUsersApi;

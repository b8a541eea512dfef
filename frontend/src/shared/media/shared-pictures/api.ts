import { deleteSharedPictures, listSharedPictures, offerSharedPictures } from '@linkyard/contracts';
import { api } from '../../api/api.js';
import { commandMutation, commandQuery } from '../../api/contract-endpoints.js';

const sharedApi = api.injectEndpoints({
  endpoints: (build) => ({
    sharedOffer: commandQuery(build, offerSharedPictures, { keepSec: 600, provides: ['SharedPictures'] }),
    sharedPictures: commandQuery(build, listSharedPictures, { provides: ['SharedPictures'] }),
    deleteShared: commandMutation(build, deleteSharedPictures, ['SharedPictures']),
  }),
});

export const { useSharedOfferQuery, useLazySharedOfferQuery, useSharedPicturesQuery, useDeleteSharedMutation } =
  sharedApi;

import { deleteSharedPictures, listSharedPictures, offerSharedPictures } from '@linkyard/contracts';
import { addEndpoints } from '../../api/api.js';
import { commandMutation, commandQuery } from '../../api/contract-endpoints.js';

const sharedApi = addEndpoints([], (build) => ({
  sharedOffer: commandQuery(build, offerSharedPictures, { keepSec: 600, provides: ['SharedPictures'] }),
  sharedPictures: commandQuery(build, listSharedPictures, { provides: ['SharedPictures'] }),
  deleteShared: commandMutation(build, deleteSharedPictures, ['SharedPictures']),
}));

export const { useSharedOfferQuery, useLazySharedOfferQuery, useSharedPicturesQuery, useDeleteSharedMutation } =
  sharedApi;

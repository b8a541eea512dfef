import { defineCommand } from '../../kit/define-command.js';
import { sharedPicturesReply, sharedPicturesRequest } from './shared-picture.js';

/** A picture is used by its own address: nothing is copied into the library. */
export const offerSharedPictures = defineCommand({
  subject: 'media.public-images.offer',
  http: { path: '/user/public-images/list', role: 'any' },
  summary: 'Pictures of the installation to choose from',
  request: sharedPicturesRequest,
  reply: sharedPicturesReply,
  timeoutMs: 3000,
});

import { defineCommand } from '../../kit/define-command.js';
import { sharedPicturesReply, sharedPicturesRequest } from './shared-picture.js';

export const listSharedPictures = defineCommand({
  subject: 'media.public-images.list',
  http: { path: '/admin/public-images/list', role: 'admin' },
  summary: 'Pictures that all creators may use, to look after them',
  request: sharedPicturesRequest,
  reply: sharedPicturesReply,
  timeoutMs: 3000,
});

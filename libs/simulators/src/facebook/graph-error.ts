import { randomBytes } from 'node:crypto';
import { json, type Reply } from '../http/reply.js';

/** A refusal as the Graph API words it. @source https://developers.facebook.com/docs/graph-api/guides/error-handling */
export function graphError(code: number, message: string, subcode?: number, status = 400): Reply {
  const trace = randomBytes(8).toString('base64url');
  const error = {
    message,
    type: 'OAuthException',
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    fbtrace_id: `A${trace}`,
  };
  return json({ error }, status, { 'www-authenticate': `OAuth "Facebook Platform" "invalid_request" "${message}"` });
}

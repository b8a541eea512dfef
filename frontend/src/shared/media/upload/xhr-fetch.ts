import type { CallPorts } from '../../api/call.js';

interface Watch {
  signal: AbortSignal;
  /** @param loaded bytes of the request's body, of `total` */
  onSent: (loaded: number, total: number) => void;
}

/**
 * Like fetch, by XMLHttpRequest: the only API that reports upload progress.
 * @throws TypeError when no answer came, DOMException AbortError
 */
export function xhrFetch({ signal, onSent }: Watch): CallPorts['fetch'] {
  return (path, { method = 'GET', headers, body }) =>
    new Promise<Response>((resolve, reject) => {
      if (signal.aborted) return reject(aborted());
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      signal.addEventListener('abort', abort, { once: true });
      const end = (settle: () => void) => () => {
        signal.removeEventListener('abort', abort);
        settle();
      };
      request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
      request.onload = end(() => resolve(responseOf(request)));
      request.onerror = end(() => reject(new TypeError('The connection was lost')));
      request.onabort = end(() => reject(aborted()));
      request.open(method, path);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });
}

const aborted = () => new DOMException('cancelled', 'AbortError');

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const retryAfter = request.getResponseHeader('Retry-After');
  // An answer without a body may not even have an empty one.
  return new Response(responseText || null, {
    status,
    statusText,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  });
}

// Serves the static twin: files in memory, compressed beforehand, over node:http as our gateway does.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const files = new Map(
  JSON.parse(process.env.FILES).map(([path, file]) => {
    const type = types[path.split('.').pop()] ?? types.html;
    const body = readFileSync(file);
    return [path, { type, body, gzip: /text|svg/.test(type) ? gzipSync(body, { level: 9 }) : undefined }];
  }),
);

createServer((request, response) => {
  const file = files.get(request.url);
  if (!file) return response.writeHead(404).end();
  const packed = /gzip/.test(request.headers['accept-encoding'] ?? '') ? file.gzip : undefined;
  const body = packed ?? file.body;
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  });
  return response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

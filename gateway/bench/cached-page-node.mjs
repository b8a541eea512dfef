// The plainest server that Node can be: one page in memory, or 304. What B01 and B03 are compared with.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.BODY_FILE);
const headers = JSON.parse(process.env.HEADERS);
const notModified = JSON.parse(process.env.NOT_MODIFIED);

createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  if (request.headers['if-none-match'] === notModified.etag) return response.writeHead(304, notModified).end();
  response.writeHead(200, headers);
  return response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

// The plainest taker of beacons: reads the body, answers 204, keeps nothing. What B12 is compared with.
import { createServer } from 'node:http';

createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
    response.writeHead(204).end();
  });
}).listen(Number(process.env.PORT), '127.0.0.1');

// The barest chat by socket.io: every socket is in the room, and what is sent goes to all of them. What B20 is compared with.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const server = createServer((_request, response) => response.writeHead(204).end());
const io = new Server(server, { transports: ['websocket'] });
io.on('connection', (socket) => {
  socket.join('room');
  socket.on('send_message', (message, acknowledge) => {
    io.to('room').emit('receive_message', message);
    acknowledge({});
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');

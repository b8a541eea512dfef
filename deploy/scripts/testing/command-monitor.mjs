// Loaded into a process of Linkyard by --import: appends the commands of its MongoDB clients to the file COMMAND_LOG, a line of JSON each.
import { appendFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';

const writes = ['insert', 'update', 'delete', 'findAndModify'];
const monitored = new WeakSet();
const running = new Map();
const keyOf = ({ requestId, connectionId }) => `${connectionId}:${requestId}`;
const { connect } = MongoClient.prototype;

MongoClient.prototype.connect = function (...args) {
  if (!monitored.has(this)) monitor(this);
  return connect.apply(this, args);
};

function monitor(client) {
  monitored.add(client);
  client.monitorCommands = true;
  client.on('commandStarted', (event) => running.set(keyOf(event), event.command));
  client.on('commandSucceeded', (event) => note(event, event.reply));
  client.on('commandFailed', (event) => note(event, {}));
}

function note(event, reply) {
  const { commandName: name } = event;
  const command = running.get(keyOf(event));
  running.delete(keyOf(event));
  const [statement] = command.updates ?? command.deletes ?? [];
  const line = {
    at: Date.now(),
    name,
    collection: String(command[name]).includes('.') ? command[name] : '',
    filter: Object.keys(command.filter ?? command.query ?? statement?.q ?? {}),
    found: reply.cursor?.firstBatch?.length ?? null,
    isInTransaction: command.autocommit === false,
    isDurable: writes.includes(name) && command.writeConcern?.w === 'majority',
  };
  appendFileSync(process.env.COMMAND_LOG, `${JSON.stringify(line)}\n`);
}

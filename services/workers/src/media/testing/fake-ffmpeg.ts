import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A program that stands where ffmpeg does. It does what the first word of the film in its folder says, so a suite can have films that hang or crash
 * it; `facts` films are answered by ffprobe. Every call is reported to a socket, because it may write no file.
 * @param said  local port for the reports
 * @param frame what it makes of a good film
 */
export async function fakeFfmpeg(folder: string, said: number, frame: Buffer): Promise<string> {
  const picture = join(folder, 'frame.png');
  await writeFile(picture, frame);
  // V8 sets aside more address space for compiled code than the memory limit allows, so nothing is compiled.
  const script = `#!${process.execPath} --jitless
const { readFileSync } = require('node:fs');
const { connect } = require('node:net');
const film = readFileSync('film', 'utf8').split(' ')[0];
const isProbe = process.argv[1].endsWith('ffprobe');
const call = { program: isProbe ? 'ffprobe' : 'ffmpeg', args: process.argv.slice(2), env: process.env, cwd: process.cwd() };
const out = (bytes) => process.stdout.write(bytes);
const seek = Number(call.args[call.args.indexOf('-ss') + 1]);
const films = {
  good: () => out(readFileSync(${JSON.stringify(picture)})),
  short: () => seek === 0 && out(readFileSync(${JSON.stringify(picture)})),
  hanging: () => setInterval(() => undefined, 1000),
  flooding: () => { const more = () => { while (out(Buffer.alloc(65536))); process.stdout.once('drain', more); }; more(); },
  crashing: () => process.kill(process.pid, 'SIGSEGV'),
  ending: () => process.kill(process.pid, 'SIGTERM'),
  broken: () => { process.stderr.write('moov atom not found'); process.exitCode = 1; },
  lying: () => out('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  empty: () => undefined,
};
const facts = { streams: [{ width: 1920, height: 1080, side_data_list: [{ rotation: -90 }] }], format: { duration: '12.345' } };
const socket = connect(${said}, '127.0.0.1', () => socket.end(JSON.stringify(call), () => {
  if (isProbe) out(film === 'good' ? JSON.stringify(facts) : 'no answer');
  else films[film]();
}));
`;
  for (const name of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(folder, name), script);
    await chmod(join(folder, name), 0o755);
  }
  return join(folder, 'ffmpeg');
}

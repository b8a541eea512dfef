import { startSimulators } from './start-simulators.js';

const say = (line: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const { stop, ...addresses } = await startSimulators(process.env);
  const leave = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  say({ ready: true, ...addresses });
} catch (error) {
  say({ ready: false, message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}

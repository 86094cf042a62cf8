import { spawn } from 'node:child_process';
import { failStart, parseSettings, readEnvFile } from './platform/startup';

readEnvFile();
process.env.PUBLIC_URL ||= `http://localhost:${process.env.DEV_PORT || '4100'}`;
process.env.API_SECURE ||= 'false';
process.env.BUILD_ENVIRONMENT ||= 'staging';
process.env.LOG_LEVEL ||= 'warn';
try {
  parseSettings(process.env);
} catch (error) {
  failStart(error);
}

const children = [
  [require.resolve('tsx/cli'), 'watch', '--clear-screen=false', 'server/main.ts'],
  [require.resolve('webpack/bin/webpack.js'), 'serve', '--mode', 'development'],
].map((command) => spawn(process.execPath, command, { stdio: 'inherit' }));

/** Stops both processes, because the console and the API are only useful together. */
function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

// The terminal sends Ctrl+C to the child processes too, so this process only waits for them.
process.on('SIGINT', () => {});
process.on('SIGTERM', stopAll);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}

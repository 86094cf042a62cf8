import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import makeConfig from '../webpack.config';

const run = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      resolve();
    });
  });

/** Builds the console, or another entry with the same settings, and gives the folder it is in. */
export async function build(entry: string, name: string): Promise<string> {
  process.env.API_SECURE = 'false';
  const folder = path.resolve('dist/bench', name);
  const config = makeConfig(null, { mode: 'production' });
  await run({
    ...config,
    entry,
    output: { ...config.output, path: folder },
    cache: { type: 'filesystem', name: `bench-${name}`, cacheDirectory: path.resolve('.cache/webpack') },
  });
  return folder;
}

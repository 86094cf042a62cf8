import path from 'node:path';
import webpack, { type Configuration, type Stats, type StatsModule } from 'webpack';
import makeConfig from '../webpack.config';

/** Files of a build, each with the modules that are in it, by their paths from the root of the repository. */
type FilesOfModules = ReadonlyMap<string, readonly string[]>;

interface Build {
  folder: string;
  files: FilesOfModules;
}

const run = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      resolve(stats);
    });
  });

/** What is joined into one module is named by each that was joined. */
const namesOf = ({ modules, nameForCondition }: StatsModule): string[] =>
  modules?.length ? modules.flatMap(namesOf) : nameForCondition ? [path.relative('', nameForCondition)] : [];

function filesOf(stats: Stats): FilesOfModules {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    cachedModules: true,
    dependentModules: true,
    nestedModules: true,
    chunkModulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  return new Map(
    chunks.flatMap(({ files = [], modules = [] }) => files.map((file) => [file, modules.flatMap(namesOf)])),
  );
}

/** Builds the console, or another entry with the same settings. */
export async function build(entry: string, name: string): Promise<Build> {
  process.env.API_SECURE = 'false';
  process.env.BUILD_ENVIRONMENT = 'staging';
  const folder = path.resolve('dist/bench', name);
  const config = makeConfig(null, { mode: 'production' });
  const stats = await run({
    ...config,
    entry,
    output: { ...config.output, path: folder },
    cache: { type: 'filesystem', name: `bench-${name}`, cacheDirectory: path.resolve('.cache/webpack') },
  });
  return { folder, files: filesOf(stats) };
}

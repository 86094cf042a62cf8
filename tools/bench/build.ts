import path from 'node:path';
import webpack, { type Configuration, type Stats, type StatsModule } from 'webpack';
import makeConfig from '../../webpack.config';

/** The module paths of each emitted file, relative to the root of the repository. */
type ModulesByFile = ReadonlyMap<string, readonly string[]>;

interface Build {
  folder: string;
  files: ModulesByFile;
}

const run = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      resolve(stats);
    });
  });

/**
 * Returns the paths of all modules that webpack concatenated into a module, or only its own path. Returns an
 * empty list for a module without a file.
 */
const modulePaths = ({ modules, nameForCondition }: StatsModule): string[] =>
  modules?.length
    ? modules.flatMap(modulePaths)
    : nameForCondition
      ? [path.relative('', nameForCondition)]
      : [];

function modulesByFile(stats: Stats): ModulesByFile {
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
    chunks.flatMap(({ files = [], modules = [] }) =>
      files.map((file) => [file, modules.flatMap(modulePaths)]),
    ),
  );
}

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
  return { folder, files: modulesByFile(stats) };
}

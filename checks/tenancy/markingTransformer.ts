import path from 'node:path';
import { TsJestTransformer } from 'ts-jest';
import { markIn } from './marks';
import { isSource, root } from './sources';

type Process = TsJestTransformer['process'];
type CacheKey = TsJestTransformer['getCacheKey'];

/** What ts-jest makes of the sources once the conditions in their statements are marked. */
class MarkingTransformer extends TsJestTransformer {
  #marked(source: string, file: string): string {
    const inTree = path.relative(root, file).replaceAll(path.sep, '/');
    return isSource(inTree) ? markIn(inTree, source) : source;
  }

  override process(...[source, file, options]: Parameters<Process>): ReturnType<Process> {
    return super.process(this.#marked(source, file), file, options);
  }

  override getCacheKey(...[source, file, options]: Parameters<CacheKey>): string {
    return super.getCacheKey(this.#marked(source, file), file, options);
  }
}

export default {
  createTransformer: (options: ConstructorParameters<typeof TsJestTransformer>[0]) =>
    new MarkingTransformer(options),
};

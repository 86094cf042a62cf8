import path from 'node:path';
import { TsJestTransformer } from 'ts-jest';
import { isSource, markPredicates, root } from './predicates';

type Process = TsJestTransformer['process'];
type CacheKey = TsJestTransformer['getCacheKey'];

/** Marks the tenant conditions in a file's SQL before ts-jest compiles the file. */
class MarkingTransformer extends TsJestTransformer {
  #mark(source: string, file: string): string {
    const relativePath = path.relative(root, file).replaceAll(path.sep, '/');
    return isSource(relativePath) ? markPredicates(relativePath, source) : source;
  }

  override process(...[source, file, options]: Parameters<Process>): ReturnType<Process> {
    return super.process(this.#mark(source, file), file, options);
  }

  override getCacheKey(...[source, file, options]: Parameters<CacheKey>): string {
    return super.getCacheKey(this.#mark(source, file), file, options);
  }
}

export default {
  createTransformer: (options: ConstructorParameters<typeof TsJestTransformer>[0]) =>
    new MarkingTransformer(options),
};

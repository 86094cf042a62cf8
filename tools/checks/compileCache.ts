import vm from 'node:vm';

const { compileFunction } = vm;
const compiledCode = new Map<string, Buffer>();

/** Compiles equal functions once per process. Jest compiles every module again for each test file. */
function compileWithCache(...[code, parameters = [], options]: Parameters<typeof compileFunction>) {
  const key = [...parameters, code].join('\0');
  const cachedData = compiledCode.get(key);
  const cacheOptions = cachedData ? { cachedData } : { produceCachedData: true };
  const compiled = compileFunction(code, parameters, { ...options, ...cacheOptions });
  if (compiled.cachedData) compiledCode.set(key, compiled.cachedData);
  return compiled;
}

/** Lets Jest, which calls `vm.compileFunction`, use the cache. */
export const cacheCompiledCode = (): void => void Object.assign(vm, { compileFunction: compileWithCache });

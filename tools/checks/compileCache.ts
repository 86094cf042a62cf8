import vm from 'node:vm';

const { compileFunction } = vm;
const compiledCode = new Map<string, Map<string, Buffer>>();

/** Compiles equal functions once per process. Jest compiles every module again for each test file. */
function compileWithCache(...[code, parameters = [], options]: Parameters<typeof compileFunction>) {
  const names = parameters.join();
  const compiledWithNames = compiledCode.get(names) ?? new Map<string, Buffer>();
  compiledCode.set(names, compiledWithNames);
  // V8 keeps the hash of a module's code, which Jest passes as the same string for each test file.
  const cachedData = compiledWithNames.get(code);
  const cacheOptions = cachedData ? { cachedData } : { produceCachedData: true };
  const compiled = compileFunction(code, parameters, { ...options, ...cacheOptions });
  if (compiled.cachedData) compiledWithNames.set(code, compiled.cachedData);
  return compiled;
}

/** Lets Jest, which calls `vm.compileFunction`, use the cache. */
export const cacheCompiledCode = (): void => void Object.assign(vm, { compileFunction: compileWithCache });

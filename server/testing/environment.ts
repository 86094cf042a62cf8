import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { AsyncStores } from '../../tools/checks/asyncStores';
import { cacheCompiledCode } from '../../tools/checks/compileCache';
import { engineVariable, type TestEngine } from './testEngine';

cacheCompiledCode();

const engineFile = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

/**
 * The embedded engine's compiled WebAssembly. V8 reuses compiled code while a reference exists, so later
 * engines in this worker open without compiling.
 */
let compiledEngine: WebAssembly.Module | null = null;

/** Runs a test file on the engine in `testEnvironmentOptions.engine` of its Jest project. */
export default class ServerEnvironment extends TestEnvironment {
  private readonly engine: TestEngine;
  private readonly stores = new AsyncStores();

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.engine = config.projectConfig.testEnvironmentOptions['engine'] as TestEngine;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.stores.watch();
    this.global.process.env[engineVariable] = this.engine;
    if (this.engine === 'embedded') compiledEngine ??= await WebAssembly.compile(await readFile(engineFile));
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.stores.disable();
  }
}

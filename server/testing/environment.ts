import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { testServerUrl } from './postgresTemplate';

const engineFile = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

/**
 * What the engine's WebAssembly was compiled to. V8 compiles the same bytes again only when nothing
 * holds them any more, and every test opens the engine anew: while a process of the tests holds this,
 * an engine opens with what the ones before it had optimized.
 */
let compiled: WebAssembly.Module | null = null;

export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    if (testServerUrl()) return;
    compiled ??= await WebAssembly.compile(await readFile(engineFile));
  }
}

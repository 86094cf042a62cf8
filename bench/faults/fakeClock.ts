import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** A program's own clock, to be set while it runs. */
export interface FakeClock {
  /** What the program's environment has to hold. */
  settings: Readonly<Record<string, string>>;
  /** As libfaketime reads it, against the clock of the machine: `+1h`, `-1h`, `+0`. */
  set(to: string): void;
}

export function makeFakeClock(folder: string): FakeClock {
  if (!existsSync(library)) throw new Error('This fault needs libfaketime, of the package faketime.');
  const file = path.join(folder, 'clock');
  const set = (to: string): void => writeFileSync(file, `${to}\n`);
  set('+0');
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Timers go by a clock that nobody can set.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { settings, set };
}

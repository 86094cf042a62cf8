import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const libraryPath = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** A clock that only one program uses and that can be set while it runs. */
export interface FakeClock {
  environment: Readonly<Record<string, string>>;
  /** Sets a libfaketime offset from the system clock, such as `+1h`, `-1h` or `+0`. */
  set(offset: string): void;
}

export function makeFakeClock(folder: string): FakeClock {
  if (!existsSync(libraryPath))
    throw new Error('This fault requires libfaketime. Install the package “faketime”.');
  const file = path.join(folder, 'clock');
  const set = (offset: string): void => writeFileSync(file, `${offset}\n`);
  set('+0');
  const environment = {
    LD_PRELOAD: libraryPath,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Keeps the real monotonic clock, which timers use, because it cannot be set on a real machine either.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { environment, set };
}

import type { AddressInfo } from 'node:net';

const loopbackAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Returns the URL at which a process reaches its own listening socket. */
export function loopbackUrl({ address, family, port }: AddressInfo): string {
  const host = loopbackAddresses[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/** The URL at which this process serves HTTP. Deployments fetch the published portal through it. */
export class ListenUrl {
  #resolve: ((address: string) => void) | undefined;
  readonly #url = new Promise<string>((resolve) => (this.#resolve = resolve));

  /** Stores the URL, such as `http://127.0.0.1:4000`. */
  set(address: string): void {
    this.#resolve?.(address);
  }

  /** Returns the URL, or null if the server does not listen within `ms` milliseconds. */
  async within(ms: number): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
    return Promise.race([this.#url, timeout]).finally(() => clearTimeout(timer));
  }
}

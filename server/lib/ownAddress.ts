import type { AddressInfo } from 'node:net';

const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** How a process reaches itself at what it listens on. */
export function selfAddress({ address, family, port }: AddressInfo): string {
  const host = everywhere[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/** Where this process answers HTTP, once it does: what it published is looked at through its own front door. */
export class OwnAddress {
  #told: ((address: string) => void) | undefined;
  readonly #address = new Promise<string>((resolve) => (this.#told = resolve));

  /** `http://127.0.0.1:4000`. */
  listening(address: string): void {
    this.#told?.(address);
  }

  /** Null when nobody began to listen in that time. */
  async within(ms: number): Promise<string | null> {
    let late: NodeJS.Timeout | undefined;
    const nobody = new Promise<null>((resolve) => (late = setTimeout(() => resolve(null), ms)));
    return Promise.race([this.#address, nobody]).finally(() => clearTimeout(late));
  }
}

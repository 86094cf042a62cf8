/**
 * Caches the most recently used values up to a total weight. Each value weighs 1, unless `weigh` returns
 * another weight, such as its size in bytes.
 */
export class Lru<Key, Value> {
  private readonly values = new Map<Key, Value>();

  private total = 0;

  constructor(
    private readonly maxWeight: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    // A Map iterates in insertion order, so inserting the value again marks it as recently used.
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.values.set(key, value);
    this.total += this.weigh(value);
    for (const oldest of this.values.keys()) {
      if (this.total <= this.maxWeight) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.values.get(key);
    if (value === undefined) return;
    this.total -= this.weigh(value);
    this.values.delete(key);
  }

  deleteWhere(isStale: (value: Value) => boolean): void {
    for (const [key, value] of this.values) if (isStale(value)) this.delete(key);
  }
}

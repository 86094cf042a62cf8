/** Keeps the values used last; a Map remembers the order in which its keys were set. */
export class Lru<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.values.set(key, value);
    if (this.values.size <= this.most) return;
    const [oldest] = this.values.keys();
    if (oldest !== undefined) this.values.delete(oldest);
  }

  drop(key: Key): void {
    this.values.delete(key);
  }

  dropWhere(isStale: (value: Value) => boolean): void {
    for (const [key, value] of this.values) if (isStale(value)) this.values.delete(key);
  }
}

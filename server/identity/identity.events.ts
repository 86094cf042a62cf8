export {};

declare module '../platform/events/catalog' {
  interface TransactionEvents {
    operatorRemoved: { operatorId: string };
  }
}

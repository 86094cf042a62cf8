export {};

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    clientBulkActionChanged: { bulkId: string };
  }
}

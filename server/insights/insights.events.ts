export {};

declare module '../platform/events/catalog' {
  interface LiveEvents {
    companyExportChanged: { exportId: string };
    /** Notifications of these operators were added or read. An empty list means all operators. */
    notificationsChanged: { operatorIds: string[] };
  }
}

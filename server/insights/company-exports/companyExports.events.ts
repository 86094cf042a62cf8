export {};

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    companyExportChanged: { exportId: string };
  }
}

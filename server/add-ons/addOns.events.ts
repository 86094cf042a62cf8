export {};

declare module '../platform/events/catalog' {
  interface LiveEvents {
    startUpPackChanged: { installationId: string };
  }
}

export {};

declare module '../../platform/events/catalog' {
  interface TransactionEvents {
    /** `hostname` is in Unicode. */
    domainStateChanged: {
      domainId: string;
      hostname: string;
      state: 'Live' | 'Broken';
      problem: string | null;
    };
  }
}

export * from './enums.generated';

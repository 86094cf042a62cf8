export type * from './schema.generated';

import type { ActorType } from '@/api/schema.generated';
import type { RecordedEvent } from './recordApi';

export const actorTypeNames: Readonly<Record<ActorType, string>> = {
  Operator: 'Users',
  Client: 'Clients',
  System: 'The system',
  Platform: 'Livery',
};

const unnamed: Readonly<Record<ActorType, string>> = {
  Operator: 'A user',
  Client: 'A client',
  System: 'The system',
  Platform: 'Livery',
};

export const isActorType = (text: string): text is ActorType => Object.hasOwn(actorTypeNames, text);

export const actorName = ({ type, name }: RecordedEvent['actor']): string => name ?? unnamed[type];

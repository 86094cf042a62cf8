import type { ActorType } from '@/api/schema.generated';
import * as texts from '@/texts/settings/record';
import type { RecordedEvent } from './recordApi';

export const actorTypeNames: Readonly<Record<ActorType, string>> = {
  Operator: texts.users,
  Client: texts.clients,
  System: texts.theSystem,
  Platform: texts.livery,
};

const unnamed: Readonly<Record<ActorType, string>> = {
  Operator: texts.aUser,
  Client: texts.aClient,
  System: texts.theSystem,
  Platform: texts.livery,
};

export const isActorType = (text: string): text is ActorType => Object.hasOwn(actorTypeNames, text);

export const actorName = ({ type, name }: RecordedEvent['actor']): string => name ?? unnamed[type];

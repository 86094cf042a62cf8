import type { ActorType } from '@contract/enums';
import * as texts from '@/texts/settings/record';
import type { AuditEvent } from './auditLogApi';

export const actorTypeNames: Readonly<Record<ActorType, string>> = {
  Operator: texts.users,
  Client: texts.clients,
  System: texts.theSystem,
  Platform: texts.livery,
};

const defaultActorNames: Readonly<Record<ActorType, string>> = {
  Operator: texts.aUser,
  Client: texts.aClient,
  System: texts.theSystem,
  Platform: texts.livery,
};

export const isActorType = (text: string): text is ActorType => Object.hasOwn(actorTypeNames, text);

export const actorName = ({ type, name }: AuditEvent['actor']): string => name ?? defaultActorNames[type];

import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActorType } from '@contract/enums';
import type { AuditEvent } from './auditLogApi';

export const actorTypeNames: Readonly<Record<ActorType, MessageDescriptor>> = {
  Operator: msg`Users`,
  Client: msg`Clients`,
  System: msg({ message: 'System', context: 'actor' }),
  Platform: msg`Livery`,
};

const defaultActorNames: Readonly<Record<ActorType, MessageDescriptor>> = {
  Operator: msg`Unknown user`,
  Client: msg`Unknown client`,
  System: msg({ message: 'System', context: 'actor' }),
  Platform: msg`Livery`,
};

export const isActorType = (text: string): text is ActorType => Object.hasOwn(actorTypeNames, text);

export const actorName = ({ type, name }: AuditEvent['actor']): string =>
  name ?? i18n._(defaultActorNames[type]);

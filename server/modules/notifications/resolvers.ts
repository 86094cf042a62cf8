import type { Context } from '../../context';
import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { notificationChoices, setNotificationChoices } from './preferences';
import {
  listNotifications,
  markNotificationsRead,
  subscribeToNotifications,
  loadNotificationEvent,
} from './service';

export const notificationResolvers: Resolvers = {
  Query: {
    notifications: (_root, args, ctx) => listNotifications(ctx, args),
    notificationChoices: (_root, _args, ctx) => notificationChoices(ctx),
  },
  Mutation: {
    markNotificationsRead: (_root, { ids }, ctx) => markNotificationsRead(ctx, ids),
    setNotificationChoices: (_root, { input }, ctx) => setNotificationChoices(ctx, input),
  },
  Subscription: {
    notificationsChanged: {
      subscribe: (_root, _args, ctx) => subscribeToNotifications(ctx),
      resolve: (_event: EventOf<'notificationsChanged'>, _args: object, ctx: Context) =>
        loadNotificationEvent(ctx),
    },
  },
};

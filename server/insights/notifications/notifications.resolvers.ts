import type { Context, EventOf, Resolvers } from '../../platform';
import {
  listNotifications,
  loadNotificationEvent,
  markNotificationsRead,
  notificationPreferences,
  setNotificationPreferences,
  subscribeToNotifications,
} from './notifications.service';

export const notificationResolvers: Resolvers = {
  Query: {
    notifications: (_root, args, ctx) => listNotifications(ctx, args),
    notificationPreferences: (_root, _args, ctx) => notificationPreferences(ctx),
  },
  Mutation: {
    markNotificationsRead: (_root, { ids }, ctx) => markNotificationsRead(ctx, ids),
    setNotificationPreferences: (_root, { input }, ctx) => setNotificationPreferences(ctx, input),
  },
  Subscription: {
    notificationsChanged: {
      subscribe: (_root, _args, ctx) => subscribeToNotifications(ctx),
      resolve: (_event: EventOf<'notificationsChanged'>, _args: object, ctx: Context) =>
        loadNotificationEvent(ctx),
    },
  },
};

import {
  notificationKinds,
  type NotificationKind,
  type Permission,
  type Role,
} from '../../../contract/enums';

interface KindSettings {
  /** The permission to see notifications of this kind. */
  permission: Permission;
  /** Whether Admins without a saved preference receive emails. */
  isEmailedToAdmins: boolean;
}

const whiteLabelPermission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

const kinds: Readonly<Record<NotificationKind, KindSettings>> = {
  ClientAdded: { permission: 'MANAGE_CLIENT_MANAGEMENT', isEmailedToAdmins: false },
  PaymentFailed: { permission: 'MANAGE_PAYMENTS', isEmailedToAdmins: false },
  DeploymentDone: { permission: whiteLabelPermission, isEmailedToAdmins: false },
  DomainLive: { permission: whiteLabelPermission, isEmailedToAdmins: true },
  DomainBroken: { permission: whiteLabelPermission, isEmailedToAdmins: true },
};

export const permissionFor = (kind: NotificationKind): Permission => kinds[kind].permission;

/**
 * Returns the kinds that the current permissions allow, so that a revoked permission also hides earlier
 * notifications.
 */
export const visibleKindsOf = (permissions: ReadonlySet<Permission>): NotificationKind[] =>
  notificationKinds.filter((kind) => permissions.has(permissionFor(kind)));

/** Returns the roles whose operators are emailed about this kind unless they have saved a preference. */
export const emailedRoles = (kind: NotificationKind): Role[] =>
  kinds[kind].isEmailedToAdmins ? ['Admin'] : [];

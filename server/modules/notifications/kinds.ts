import type { NotificationKind, Permission, Role } from '../../schema.generated';

interface Kind {
  /** What one has to hold to see such things at all. */
  permission: Permission;
  /** Mailed to whoever is an Admin and has not chosen otherwise. */
  isMailedToAdmins: boolean;
}

const ofWhiteLabel = 'MANAGE_WHITE_LABELLED_CUSTOMER';

const kinds: Readonly<Record<NotificationKind, Kind>> = {
  ClientAdded: { permission: 'MANAGE_CLIENT_MANAGEMENT', isMailedToAdmins: false },
  PaymentFailed: { permission: 'MANAGE_PAYMENTS', isMailedToAdmins: false },
  DeploymentDone: { permission: ofWhiteLabel, isMailedToAdmins: false },
  DomainLive: { permission: ofWhiteLabel, isMailedToAdmins: true },
  DomainBroken: { permission: ofWhiteLabel, isMailedToAdmins: true },
};

export const notificationKinds = Object.keys(kinds) as readonly NotificationKind[];

export const permissionFor = (kind: NotificationKind): Permission => kinds[kind].permission;

/** Judged at each reading: what a flag opened is hidden once that is taken away. */
export const kindsOpenTo = (held: ReadonlySet<Permission>): NotificationKind[] =>
  notificationKinds.filter((kind) => held.has(permissionFor(kind)));

/** The roles to whose holders a kind is mailed while they have not chosen. */
export const rolesMailed = (kind: NotificationKind): Role[] =>
  kinds[kind].isMailedToAdmins ? ['Admin'] : [];

import { columnNames, type ArchiveTable } from './table';

export const teamTables: readonly ArchiveTable[] = [
  {
    file: 'team/operators.csv',
    description: 'who works here, and did before',
    table: 'operators',
    key: ['id'],
    columns:
      columnNames(`id status role name email phone profile_image_id locale created_at updated_at joined_at last_active_at
      two_factor_at address_proved_at removed_at removed_by_name`),
    omitted: columnNames('password_hash google_subject two_factor_secret two_factor_step'),
  },
  {
    file: 'team/invitations.csv',
    description: 'invitations, without their links',
    table: 'invitations',
    key: ['id'],
    columns:
      columnNames(`id operator_id invited_by created_at sent_at expires_at accepted_at revoked_at renewal_asked_at
      is_link_copied`),
    omitted: columnNames('token_hash token_sealed earlier_token_hashes'),
  },
  {
    file: 'team/role-permissions.csv',
    description: 'what roles may do, where you have changed it',
    table: 'role_permissions',
    key: ['role'],
    columns: columnNames('role permissions updated_at'),
  },
  {
    file: 'team/saved-views.csv',
    description: 'views of lists that were saved for the whole team',
    table: 'saved_views',
    // Any Admin can open the archive, so it excludes private views.
    condition: 't.is_shared',
    key: ['id'],
    columns: columnNames('id list name query columns is_shared operator_id created_at updated_at'),
  },
  {
    file: 'team/record.csv',
    description: 'the record: who did what, when and from where',
    table: 'audit_events',
    key: ['id'],
    columns:
      columnNames(`id occurred_at actor_type actor_id actor_name action target_type target_id target_label changes
      part_of ip_address user_agent session_id request_id`),
  },
];

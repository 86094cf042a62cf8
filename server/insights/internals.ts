export { readAnalytics } from './analytics/analytics.service';
export { exportAuditEvents, auditEvents } from './audit-log/auditLog.service';
export { clientTimeline, recentActivity } from './client-activity/clientActivity.service';
export { cellOf } from './company-exports/archive';
export { createCompanyExportLink, startCompanyExport } from './company-exports/companyExports.service';
export { runCompanyExport } from './company-exports/run';
export { notificationValues } from './notifications/notify';
export { setNotificationPreferences } from './notifications/notifications.service';
export { totalsRepairs } from './totals/repairTotals';
export {
  findWrongClients,
  findWrongRefundedAmounts,
  findWrongTotals,
  recomputeTotals,
} from './totals/totals.repository';

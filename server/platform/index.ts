export type * from './api/types';
export { actionsHiddenFromActivity, type AuditAction, auditActions, type VerbOf } from './audit/actions';
export type { AuditChange } from './audit/audit.repository';
export {
  type AuditContext,
  type AuditEntry,
  isSecretField,
  messageTarget,
  writeAuditEvent,
  writeAuditEvents,
} from './audit/audit.service';
export {
  type Account,
  type AccountState,
  type AttachedCard,
  type CardOwner,
  type CardProvider,
  type ChargeOutcome,
  type ChargeRequest,
  type DesiredSubscription,
  type EventContent,
  maxDriftMs,
  type NewAccount,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  type RefundOutcome,
  type SandboxAccount,
  type SandboxCard,
  type WebhookEndpoint,
} from './card-provider/cardProvider';
export { makeCardProvider, platformAccount } from './card-provider/makeCardProvider';
export { attachCard } from './card-provider/sandbox/cards';
export type { Authentication, Context, DeviceMarks, Services, Viewer } from './context/context';
export { authorize, canPerform, requireAllowedStatus, statusAllowsSql } from './context/permissions';
export type { Database, Db, Queryable, WhenOutdated } from './db/database';
export type { StatementRows } from './db/rows.generated';
export { assertStored, retryOnUniqueViolation } from './db/failures';
export { namedIds, startEvents } from './db/startEvents';
export { canonicalAddress, type Dns, DnsUnavailableError, isProxied, makeDns, providerOf } from './dns/dns';
export type { EmptyEvent, EventOf, LiveEvent, LiveEvents } from './events/catalog';
export { createPipeline } from './graphql/pipeline';
export { graphqlRoute } from './graphql/route';
export { dateScalar, dateTimeScalar, formDraftScalar, minorUnitsScalar } from './graphql/scalars';
export { buildSchema } from './graphql/schema';
export { isSelectedIn } from './graphql/selectedFields';
export { serveConsole } from './http/console';
export { deviceCookie, knownDevice, markDevice, readDeviceMarks } from './http/deviceMarks';
export { readDownload, sendDownload, signDownload, tokenRoute, type TokenRoute } from './http/downloads';
export { sendProblem, toErrorResponse } from './http/problems';
export { hasMultipleHosts, hostNameOf, requestedHost, subdomainOf } from './http/hostName';
export { loggingOptions, requestIdOf } from './http/logging';
export { languageParameter, preferredLanguages, useRequestLanguage } from './http/requestLanguage';
export { createPortalHandoff } from './http/portalHandoff';
export { callerOf, restContextOf } from './http/requestContext';
export { byNetwork } from './http/requestLimit';
export { cardOrigins, helmetOptions } from './http/security';
export { declaresLargerBody, readUpload, throwUploadError } from './http/uploads';
export { deleteOldIdempotencyKeys } from './idempotency/idempotency.repository';
export { type IdempotentCall, runOnce, wasCompleted } from './idempotency/runOnce';
export type { DecodedImage } from './images/decodedImage';
export { decodeInChild } from './images/decodeImage';
export { openDatabase } from './jobs/install';
export { startJobs } from './jobs/jobs';
export type { JobPayloads } from './jobs/queues';
export { everyMinute } from './jobs/scheduler';
export {
  checkDailyCap,
  decrementNotificationCount,
  type EmailTemplate,
  enforceDailyCap,
} from './mail/dailyCaps';
export { deleteOldDailyEmailCounts } from './mail/dailyEmailCounts.repository';
export {
  adminsFootnote,
  type EmailContent,
  greetingTo,
  preferencesFootnote,
  requireValue,
  type TemplateValues,
} from './mail/emailContent';
export { type EmailRecipient, enqueueEmail } from './jobs/enqueueEmail';
export { createMailer, type EmailTemplates, type Mailer } from './mail/mailer';
export { drawText } from './pdf/drawText';
export { type FontName, getFont } from './pdf/fonts';
export { createParagraph, type TextDirection, visualRuns } from './pdf/visualOrder';
export { type Pdf, writePdf } from './pdf/writePdf';
export {
  type Attempt,
  countAttempt,
  countInSteps,
  createAttemptCounter,
  firstWithinLimit,
  limit,
  limitEach,
  type LimitName,
  limitNetwork,
  networkAttempts,
  resetLimit,
  throwIfExceeded,
  uncountAttempt,
} from './rate-limits/limits';
export { deleteExpiredLimits } from './rate-limits/rateLimits.repository';
export type { Fee } from './settings/feeList';
export { gapWarnings } from './settings/productionGaps';
export type { Settings } from './settings/settings';
export { createSocketServer } from './socket/server';
export { immutableCacheControl, revalidatedCacheControl, sendImage } from './stored-images/sendImage';
export { imageById, type ImageRow } from './stored-images/storedImages.repository';
export {
  loadImage,
  readUploadedImage,
  removeImage,
  type StoredImage,
  storeImage,
} from './stored-images/storedImages.service';
export { allCompanyIds } from './system/allCompanyIds.repository';
export { companyClock } from './db/companyClock.repository';
export { type OnBehalf, onBehalfOf, systemContext } from './system/systemContext';
export { resumeLostJobs, runOrFail, runTimeSlice, startResumeJob } from './system/resumableJobs';

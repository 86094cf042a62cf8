/** The origin of a request, for the audit log and rate limits. */
export interface Caller {
  requestId: string;
  ipAddress: string;
  userAgent: string | null;
  /** The `Accept-Language` header of HTTP callers. */
  acceptLanguage?: string | null;
}

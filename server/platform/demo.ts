export type { AuditActor } from './audit/audit.service';
export { cardReference, customerOf, declineCodeOf } from './card-provider/sandbox/cards';
export { feeOf, insertCharges, newChargeReference, refundInSandbox } from './card-provider/sandbox/ledger';
export { createSandbox } from './card-provider/sandbox/sandbox';
export { rasterizeSvg } from './images/raster';

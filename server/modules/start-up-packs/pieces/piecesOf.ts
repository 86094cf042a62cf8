import type { Pack } from '../catalogue/pack';
import { codeFromName } from '../../client-billing/planCode';
import { guidePiece } from './guide';
import { legalPiece } from './legal';
import { colourPiece, welcomePiece } from './look';
import type { Piece } from './piece';
import { planPiece } from './plan';
import { wordsPiece } from './words';

/** What a pack holds, in the order in which it is installed. */
export const piecesOf = (pack: Pack): Piece[] => [
  ...pack.plans.map((plan) => planPiece(plan, codeFromName(plan.name), pack.name)),
  ...pack.guides.map((guide) => guidePiece(guide, pack)),
  ...pack.legal.map(legalPiece),
  colourPiece(pack.look.colour),
  welcomePiece(pack.look.tagline, pack.look.introduction),
  ...pack.words.map(wordsPiece),
];

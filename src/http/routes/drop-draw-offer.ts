/** DELETE /v1/games/{id}/draw-offer: withdraws or declines an offer of a draw. */
import { offerEndpoint } from '../offer-endpoint.ts';

export const dropDrawOffer = offerEndpoint(
  {
    method: 'delete',
    path: '/v1/games/{id}/draw-offer',
    operationId: 'dropDrawOffer',
    summary: 'Withdraw or decline a draw',
    description: 'Takes your own offer back, or declines the other side’s. Where there is none, nothing happens.',
    done: 'No draw is offered.',
  },
  'draw',
  'drop-offer',
);

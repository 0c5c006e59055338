/** POST /v1/games/{id}/draw-offer: offers a draw. */
import { offerEndpoint } from '../offer-endpoint.ts';

export const offerDraw = offerEndpoint(
  {
    method: 'post',
    path: '/v1/games/{id}/draw-offer',
    operationId: 'offerDraw',
    summary: 'Offer a draw',
    description:
      'The offer stands until the other side accepts it, declines it or moves, or until it is withdrawn. Where the other ' +
      'side offers a draw already, this accepts it. Repeating it does no harm; a side makes one new offer in 10 plies. A ' +
      'move can bring an offer along: `offerDraw`.',
    done: 'The draw is offered, or agreed on.',
  },
  'draw',
  'offer',
);

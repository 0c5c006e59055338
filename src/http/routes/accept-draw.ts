/** POST /v1/games/{id}/draw-offer/accept: agrees to a draw. */
import { offerEndpoint } from '../offer-endpoint.ts';

export const acceptDraw = offerEndpoint(
  {
    method: 'post',
    path: '/v1/games/{id}/draw-offer/accept',
    operationId: 'acceptDraw',
    summary: 'Accept a draw',
    description: 'Ends the game as a draw by agreement, where the other side offers one. Repeating it does no harm.',
    done: 'The game is drawn.',
  },
  'draw',
  'accept',
);

/** Rules, boards and positions. */
import { showFailures } from './failures.ts';
import type { ExampleRequest, Recorder } from './recorder.ts';

export async function showRules(recorder: Recorder): Promise<void> {
  await showFixed(recorder, 'presets', 'Every preset', { operation: 'listPresets' });
  await showFixed(recorder, 'russian', 'The Russian rules', { operation: 'getPreset', params: { preset: 'russian' } });
  await recorder.show('polish-text', 'The Russian rules, told in Polish', {
    operation: 'getPreset',
    params: { preset: 'russian' },
    query: { lang: 'pl' },
  });
  await showDescriptions(recorder);
  await showFixed(recorder, 'six', 'The board of six men’s morris', {
    operation: 'getBoard',
    params: { board: 'six' },
  });
  await showPositions(recorder);
  await showPositionPicture(recorder);
}

/** An answer that stays the same, also to whom has it already. */
export async function showFixed(
  recorder: Recorder,
  name: string,
  summary: string,
  request: ExampleRequest,
): Promise<void> {
  const { headers } = await recorder.show(name, summary, request);
  const condition = { 'If-None-Match': headers.get('ETag') ?? '' };
  await recorder.show('unchanged', 'It is still what you have', { ...request, headers: condition });
  await showFailures(recorder, request);
}

async function showDescriptions(recorder: Recorder): Promise<void> {
  const operation = 'describeRules';
  const rules = { preset: 'six', pieces: 5, blockedPlayer: 'draws' };
  const request = { operation, body: { rules } };
  await recorder.show('own-rules', 'Six men’s morris with changes', request);
  await recorder.show('finnish-text', 'Lasker’s game, told in Finnish', {
    operation,
    headers: { 'Accept-Language': 'fi-FI, fi;q=0.9' },
    body: { rules: 'lasker' },
  });
  await recorder.show('rules-invalid', 'Nine pieces do not fit on the board of six men’s morris', {
    operation,
    body: { rules: { board: 'six' } },
  });
  await showFailures(recorder, request);
}

async function showPositions(recorder: Recorder): Promise<void> {
  const operation = 'describePosition';
  const moves = ['d6', 'f4', 'd2', 'b4', 'f2', 'd5', 'b2xd5'];
  const fromStart = { operation, body: { moves } };
  await recorder.show('opening', 'An opening in which White closes a mill', fromStart);
  await recorder.show('win', 'White takes one of Black’s last three pieces and wins', {
    operation,
    body: { position: 'WW...B........W.B.W..B.. w 0,0 4', moves: ['g4-g7xd3'], rules: 'polish' },
  });
  await recorder.show('rules-invalid', 'Nine pieces do not fit on the board of six men’s morris', {
    operation,
    body: { rules: { board: 'six' } },
  });
  await recorder.show('position-invalid', 'A position with too few points', {
    operation,
    body: { position: 'W.B w 8,8' },
  });
  await recorder.show('illegal-move', 'The fourth move goes to a point that is taken', {
    operation,
    body: { moves: ['d6', 'f4', 'd2', 'd6'] },
  });
  await showFailures(recorder, fromStart);
}

async function showPositionPicture(recorder: Recorder): Promise<void> {
  const operation = 'drawPosition';
  const query = { rules: 'six', position: 'W..B....WBB...W. w 3,3', lastMove: 'b4' };
  await recorder.show('rules-invalid', 'Nine pieces do not fit on the board of six men’s morris', {
    operation,
    query: { rules: '{ "board": "six" }' },
  });
  await recorder.show('position-invalid', 'A position of another board', {
    operation,
    query: { ...query, rules: 'standard' },
  });
  await showFixed(recorder, 'placing', 'Six men’s morris, after a placement by Black', { operation, query });
}

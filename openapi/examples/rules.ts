/** Rules, boards and positions. */
import { showFailures } from './failures.ts';
import type { Recorder } from './recorder.ts';

export async function showRules(recorder: Recorder): Promise<void> {
  const listPresets = { operation: 'listPresets' };
  await recorder.show('presets', 'Every preset', listPresets);
  await showFailures(recorder, listPresets);

  const getPreset = { operation: 'getPreset', params: { preset: 'russian' } };
  await recorder.show('russian', 'The Russian rules', getPreset);
  await showFailures(recorder, getPreset);

  const getBoard = { operation: 'getBoard', params: { board: 'six' } };
  await recorder.show('six', 'The board of six men’s morris', getBoard);
  await showFailures(recorder, getBoard);

  await showPositions(recorder);
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

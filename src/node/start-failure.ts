/**
 * Something outside the program that keeps a command from doing its work: a
 * wrong setting, a taken port, a folder in use. The message is for the person
 * who started it and says what to do.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Runs a command; a `StartFailure` ends it with its message alone and exit code 1, anything else with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** What is logged, by whatever part of the service; where it goes is the host's to say. */

/** One thing that happened: a line of the log. */
export interface LogLine {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly [field: string]: unknown;
}

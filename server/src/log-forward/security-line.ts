import type { SecurityEvent } from '../db/connection/transaction.ts'

/** The event as a line of JSON like those of the log. It has ids, no names and nothing of what was changed. */
export const securityLine = (event: SecurityEvent): string =>
  `${JSON.stringify({ level: 30, time: event.at.getTime(), msg: 'security', ...event, at: undefined })}\n`

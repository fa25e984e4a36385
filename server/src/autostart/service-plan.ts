/** The four ways in which a system starts a program by itself that we write for. */
export type ServiceKind = 'systemd-system' | 'systemd-user' | 'launchd-daemon' | 'launchd-agent' | 'task-scheduler'

/** What the definitions are made from. Paths are absolute. */
export interface ServiceFacts {
  kind: ServiceKind
  /** The account that runs it: a name, on Windows `COMPUTER\name`. */
  user: string
  uid: number
  /** That account's home. */
  home: string
  /** The project's folder. */
  root: string
  /** The Node that the project brings along. */
  node: string
  dataDirectory: string
}

/** A program and its arguments; no shell reads them. */
export interface Command {
  words: readonly [string, ...string[]]
  /** What it undoes may not be there. */
  mayFail?: true
  /** Tried again for some seconds: what came before it ends a little later than it says. */
  patient?: true
}

/** What installing, removing and looking at the service does, to the last file and command. */
export interface ServicePlan {
  /** The definition as the system reads it. */
  file: { path: string; text: string; encoding: 'utf8' | 'utf16le' }
  /** Run after the file is written; installing twice ends in the same state. */
  install: readonly Command[]
  /** Run before the file is removed, and after it. */
  remove: readonly Command[]
  afterRemove: readonly Command[]
  /** Exits with 0 where the system knows the service. */
  isKnown: Command
  /** Where the owner reads what it said: a file or a command. */
  logs: string
  /** When it starts, in words. */
  starts: string
}

/** The settings of the service, beside the data: the same file on every system, since Node reads it itself. */
export const settingsFile = 'service.env'
/** Where there is no journal: the folder of what it said, in the data directory. */
export const logDirectory = 'logs'

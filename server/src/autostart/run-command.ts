import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '../start/start-error.ts'
import type { Command } from './service-plan.ts'

const patience = 10
const pause = 1_000

/** Runs a command of the system. Throws StartError with what it said when it fails, where it may not. */
export async function runCommand({ words, mayFail, patient }: Command): Promise<void> {
  for (let left = patient ? patience : 1; ; ) {
    const { succeeded, said } = tryCommand({ words })
    if (succeeded || mayFail) return
    left--
    if (left === 0) throw new StartError(`${inWords({ words })} failed: ${said}${adviceFor(said)}`)
    await setTimeout(pause)
  }
}

/** Whether a command succeeds, and what it said. */
export function tryCommand({ words: [program, ...rest] }: Command): { succeeded: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync(program, rest, { encoding: 'utf8', windowsHide: true })
  const said = error ? error.message : `${stderr}${stdout}`.trim()
  return { succeeded: status === 0, said: said || `exit code ${status}` }
}

/** A command as one would type it. */
export const inWords = ({ words }: Command) =>
  words.map(word => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word}"`)).join(' ')

function adviceFor(said: string): string {
  if (/access is denied/i.test(said)) return ' Open the terminal as administrator and try again.'
  if (/bus|not been booted|host is down/i.test(said)) return ' Is this session one of systemd? Else install with sudo.'
  return ''
}

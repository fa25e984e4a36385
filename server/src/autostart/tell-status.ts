import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { encoded } from './install-autostart.ts'
import { tryCommand } from './run-command.ts'
import type { ServicePlan } from './service-plan.ts'

interface Question {
  plan: ServicePlan
  settings: { path: string; text: string }
  dataDirectory: string
  say(line: string): void
}

const patience = 5_000

/** Says whether the service is installed as this version would, whether the system knows it, and whether it answers. */
export async function tellStatus({ plan, settings, dataDirectory, say }: Question): Promise<void> {
  const [written, set] = await Promise.all([
    readFile(plan.file.path).catch(() => undefined),
    readFile(settings.path, 'utf8').catch(() => undefined),
  ])
  if (!written) {
    say(`Not installed (${plan.file.path} is not there). npm run service install`)
    process.exitCode = 1
  } else {
    const isSame = written.equals(encoded(plan.file)) && set === settings.text
    say(`Installed: ${plan.file.path}${isSame ? '' : ' (differs from what install would write now)'}`)
    const { succeeded, said } = tryCommand(plan.isKnown)
    say(succeeded ? `Starts ${plan.starts}.` : `The system does not know it: ${said}`)
    say(`What it says: ${plan.logs}`)
  }
  const address = await answering(dataDirectory)
  say(address ? `A server answers at ${address}.` : 'No server answers.')
  if (!address) process.exitCode = 1
}

/** Where a server on this data answers, if one does. */
async function answering(dataDirectory: string): Promise<string | undefined> {
  try {
    const held = JSON.parse(await readFile(path.join(dataDirectory, 'lock.json'), 'utf8')) as { address: string }
    const answer = await fetch(`${held.address}/mp/api/health`, { signal: AbortSignal.timeout(patience) })
    return answer.ok ? held.address : undefined
  } catch {
    return undefined
  }
}

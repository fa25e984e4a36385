/**
 * `npm run service install|remove|status`: starts Quầy with the machine, as an account of its own, through what the
 * system has for it: systemd, launchd or the Task Scheduler. `--print` tells and does nothing, `--user NAME` chooses
 * the account where root installs. What is set in the environment (PORT, DATA_DIR, TLS_PORT …) is kept for it.
 */
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { installAutostart } from './autostart/install-autostart.ts'
import { planAutostart } from './autostart/plan-autostart.ts'
import { removeAutostart } from './autostart/remove-autostart.ts'
import { serviceOwner } from './autostart/service-owner.ts'
import type { ServiceKind } from './autostart/service-plan.ts'
import { settingsFile } from './autostart/service-plan.ts'
import { tellStatus } from './autostart/tell-status.ts'
import { writeSettings } from './autostart/write-settings.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { verb, print, user } = readWords()
  const { dataDirectory } = readEnvironment()
  const owner = serviceOwner(user, dataDirectory)
  const plan = planAutostart({
    ...owner,
    kind: kindHere(),
    root: path.resolve(import.meta.dirname, '../..'),
    node: process.execPath,
    dataDirectory,
  })
  const settings = {
    path: path.join(dataDirectory, settingsFile),
    text: writeSettings(process.env, dataDirectory),
  }
  switch (verb) {
    case 'install':
      await installAutostart({ plan, settings, owner, print, say })
      break
    case 'remove':
      await removeAutostart({ plan, settings, print, say })
      break
    case 'status':
      await tellStatus({ plan, settings, dataDirectory, say })
      break
  }
} catch (error) {
  reportFailure(error)
}

function readWords() {
  const usage =
    'npm run service install, remove or status; -- --print tells and does nothing, --user NAME chooses the account.'
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { print: { type: 'boolean', default: false }, user: { type: 'string' } },
    })
    const verb = (['install', 'remove', 'status'] as const).find(one => one === positionals[0])
    if (!verb || positionals.length > 1) throw new StartError(usage)
    return { verb, print: values.print, user: values.user }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message} ${usage}`)
  }
}

/** What this system starts programs with. Root installs for the machine, others for themselves. */
function kindHere(): ServiceKind {
  const isRoot = process.getuid?.() === 0
  switch (process.platform) {
    case 'linux':
      return isRoot ? 'systemd-system' : 'systemd-user'
    case 'darwin':
      return isRoot ? 'launchd-daemon' : 'launchd-agent'
    case 'win32':
      return 'task-scheduler'
    default:
      throw new StartError(
        `There is no service for ${process.platform}: start scripts/start.mjs by what the system has.`,
      )
  }
}

import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { inWords, runCommand } from './run-command.ts'
import type { ServiceOwner } from './service-owner.ts'
import type { ServicePlan } from './service-plan.ts'

interface Work {
  plan: ServicePlan
  /** What was set where it is installed; holds secrets, so it is for its owner only. */
  settings: { path: string; text: string }
  owner: ServiceOwner
  print: boolean
  say(line: string): void
}

/**
 * Writes the definition and the settings, has the system read them, and starts the service; doing it again brings a
 * changed definition in. With `print` it says each file and command and does nothing.
 */
export async function installAutostart({ plan, settings, owner, print, say }: Work): Promise<void> {
  if (print) {
    say(`# ${settings.path}\n${settings.text}`)
    say(`# ${plan.file.path}\n${plan.file.text}`)
    for (const command of plan.install) say(inWords(command))
    return
  }
  await ownedFolder(path.dirname(settings.path), owner)
  await writeWhole(settings.path, Buffer.from(settings.text), 0o600)
  if (owner.ids) await chown(settings.path, owner.ids.uid, owner.ids.gid)
  await mkdir(path.dirname(plan.file.path), { recursive: true })
  await writeWhole(plan.file.path, encoded(plan.file), 0o644)
  for (const command of plan.install) await runCommand(command)
  say(`Quầy starts ${plan.starts}, as ${owner.user}. Written: ${plan.file.path}, ${settings.path}`)
  say(`What it says: ${plan.logs}`)
}

/** The bytes of a definition; the mark at the beginning tells Windows that it is UTF-16. */
export function encoded({ text, encoding }: ServicePlan['file']): Buffer {
  return encoding === 'utf16le' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text)
}

/** The data directory, given to the account where root makes it here. */
async function ownedFolder(directory: string, { ids }: ServiceOwner): Promise<void> {
  const isThere = await stat(directory).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(directory, { recursive: true, mode: 0o755 })
  if (ids) await chown(directory, ids.uid, ids.gid)
}

/** A reader sees the old file or the new one. */
async function writeWhole(file: string, bytes: Buffer, mode: number): Promise<void> {
  const beside = `${file}.new`
  await rm(beside, { force: true })
  await writeFile(beside, bytes, { mode, flag: 'wx', flush: true })
  await rename(beside, file)
}
